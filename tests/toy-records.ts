/** Records of the toy game for laws: with branches, comments, arrows, endings and chance, after any number of edits. */
import fc from 'fast-check';
import type { Game } from '#kernel/game.ts';
import { chancesAt } from '#record/chance.ts';
import {
  deleteBranch,
  moveBranch,
  promoteLine,
  setArrows,
  setBookmark,
  setComment,
  setGlyph,
  setHeaders,
  setPlayers,
  toggleArrow,
} from '#record/edit.ts';
import { settleEndings } from '#record/endings.ts';
import { lineTo } from '#record/line.ts';
import { type Arrow, glyphs } from '#record/marks.ts';
import { append, type Ending, emptyRecord, endLine, type GameRecord } from '#record/record.ts';
import { nodeAfter } from '#record/turns.ts';
import { toy, toyStart } from './toy-game.ts';

const game: Game = toy;

/** One step of making or editing a record, whatever the record looks like. */
export type Edit = (record: GameRecord) => GameRecord;

/** An existing node, chosen by any number. */
export const nodeBy = (record: GameRecord, at: number): number => {
  const ids = record.nodes.flatMap((node) => node?.id ?? []);
  return ids[at % ids.length] ?? record.root;
};

const at = fc.nat(999);
const word = fc.constantFrom('', 'slow', 'slow\nfast', 'fast', 'why?');
const place: fc.Arbitrary<Arrow['from']> = fc.oneof(
  fc.record({ at: fc.constant('square' as const), square: fc.nat(5) }),
  fc.record({
    at: fc.constant('hand' as const),
    seat: fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom('stone', 'runner'),
  }),
);

/** Arrows and circles, some to the square they begin on. */
export const anyArrow: fc.Arbitrary<Arrow> = fc
  .tuple(place, fc.option(fc.nat(5)))
  .map(([from, to]) => (to === null ? { from } : { from, to: { at: 'square', square: to } }));

const endings: readonly (Ending | null)[] = [
  null,
  { winner: 0, by: 'resignation' },
  { winner: 1, by: 'resignation', spentMs: 4_000 },
  { winner: null, by: 'truce' },
];

/** A legal turn under some node. It is one of only a few legal turns, so that lines often meet. */
export const turnMade: fc.Arbitrary<Edit> = fc
  .tuple(at, fc.nat(3), fc.nat(9), fc.constantFrom(null, 0, 900))
  .map(([parent, which, chance, spentMs]) => (record) => {
    const under = nodeBy(record, parent);
    const { position } = lineTo(game, record, under);
    const moves = [...game.legalMoves(position)];
    const move = moves[(which * 7) % moves.length];
    if (move === undefined) return record;
    const chances = chancesAt(game, record, under, move);
    const drawn = chances[chance % chances.length]?.drawn;
    const turn = drawn === undefined ? { move } : { move, drawn };
    if (nodeAfter(game, record, under, turn) !== undefined) return record;
    return settleEndings(record, append(record, under, turn, { spentMs }).record);
  });

/** Comments, glyphs, arrows and endings at nodes, and facts about the whole game. */
export const noteMade: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (r) =>
        setComment(r, nodeBy(r, id), text),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (r) =>
        setBookmark(r, nodeBy(r, id), text),
  ),
  fc.tuple(at, fc.constantFrom(null, ...glyphs)).map(
    ([id, glyph]): Edit =>
      (r) =>
        setGlyph(r, nodeBy(r, id), glyph),
  ),
  fc.tuple(at, fc.array(anyArrow, { maxLength: 4 })).map(
    ([id, arrows]): Edit =>
      (r) =>
        setArrows(r, nodeBy(r, id), arrows),
  ),
  fc.tuple(at, anyArrow).map(
    ([id, arrow]): Edit =>
      (r) =>
        toggleArrow(r, nodeBy(r, id), arrow),
  ),
  fc.tuple(at, fc.constantFrom(...endings)).map(
    ([id, ending]): Edit =>
      (r) =>
        endLine(r, nodeBy(r, id), ending),
  ),
  fc.tuple(word, word).map(
    ([one, other]): Edit =>
      (r) =>
        setPlayers(r, [one, other]),
  ),
  fc.array(fc.tuple(fc.constantFrom('place', 'event'), word), { maxLength: 3 }).map(
    (headers): Edit =>
      (r) =>
        setHeaders(r, headers),
  ),
);

/** Puts the branches of a node into another order. */
export const orderChanged: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, fc.integer({ min: -2, max: 2 })).map(
    ([id, places]): Edit =>
      (r) =>
        moveBranch(r, nodeBy(r, id), places),
  ),
  at.map(
    (id): Edit =>
      (r) =>
        promoteLine(r, nodeBy(r, id)),
  ),
);

/** Deletes a branch. */
export const branchDeleted: fc.Arbitrary<Edit> = at.map(
  (id): Edit =>
    (r) =>
      deleteBranch(r, nodeBy(r, id)),
);

/** Any edit. Most make turns, otherwise there would be nothing to edit. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: turnMade },
  { weight: 4, arbitrary: noteMade },
  { weight: 2, arbitrary: orderChanged },
  { weight: 1, arbitrary: branchDeleted },
);

/** The record after these edits, from another record or an empty one. */
export const after = (
  edits: readonly Edit[],
  record: GameRecord = emptyRecord(toy.id, toyStart),
): GameRecord => edits.reduce((now, edit) => edit(now), record);

/** Records of the toy game. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .array(anyEdit, { minLength: 4, maxLength: 40 })
  .map((edits) => after(edits));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineCodec } from '#games/pack.ts';
import { shogi } from '#games/shogi/game.ts';
import { lineCodec as shogiLines } from '#games/shogi/line-codec.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handKinds } from '#games/shogi/piece.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { append, emptyRecord, endLine, type GameRecord } from '#record/record.ts';
import { freshSitting } from '#store/table.ts';
import { holds } from '../../../tests/law.ts';
import { oddStarts } from '../../../tests/positions.ts';
import { asText, compacted, rowVersion } from './compact-row.ts';
import { readSitting } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';
import { storedGameReader } from './stored-game-reader.ts';

const game: Game = shogi;
const lineCodec: LineCodec = shogiLines;

const pickAt = (at: number): Pick => {
  if (at < 81) return { at: 'square', square: at };
  const kind = handKinds[(at - 81) % handKinds.length] ?? 'pawn';
  return { at: 'hand', seat: at < 81 + handKinds.length ? 0 : 1, kind };
};

/**
 * One more turn at some node: a legal one, or any that hands can make, out of turn and with the other side's pieces
 * too.
 */
const grown = (
  record: GameRecord,
  { at, from, to, promote }: { at: number; from: number; to: number; promote: boolean },
): GameRecord => {
  const node = at % record.nodes.length;
  const { position } = lineTo(game, record, node);
  const picks = [pickAt(from), pickAt(to)];
  const promoted = promote
    ? game.attempt(position, [...picks, { at: 'choice', choice: 'promote' }])
    : undefined;
  const move = promoted ?? game.attempt(position, picks);
  if (move === undefined) return record;
  const illegal = game.refuse(position, game.picks(position, move)) !== null;
  return append(record, node, { move }, illegal ? { illegal } : {}).record;
};

test('everything in a record, fouls and moves out of turn too, is there again when it is read', () => {
  holds(
    fc.property(
      fc.constantFrom(...oddStarts.slice(3)),
      fc.array(
        fc.record({
          at: fc.nat(99),
          from: fc.nat(80 + 2 * handKinds.length),
          to: fc.nat(80),
          promote: fc.boolean(),
        }),
        { minLength: 20, maxLength: 60 },
      ),
      (setup, attempts) => {
        const record = attempts.reduce(grown, emptyRecord('shogi', setup));
        const ports = { now: () => 0, newId: () => 'game' };
        const fresh = freshSitting(game, ports, setup);
        const head = record.nodes.length - 1;
        const sitting = { ...fresh, match: { ...fresh.match, record, head, tip: head } };
        const text = writeSitting(game, sitting);
        const stored: unknown = JSON.parse(JSON.stringify(text));
        expect(readSitting(shogiPack, stored)).toEqual(sitting);
        const row = structuredClone(compacted(text, record, lineCodec));
        if (row.version !== rowVersion) throw new Error('a line of shogi is kept as text');
        expect(row.line.bytes.length + 2 * row.nodes.length).toBe(2 * (record.nodes.length - 1));
        expect(readSitting(shogiPack, asText(game, lineCodec, row))).toEqual(sitting);
      },
    ),
    { numRuns: 200 },
  );
});

test('names come back as they were, and those that stood among the headers are found there', () => {
  const ports = { now: () => 0, newId: () => 'game' };
  const players = [' Ann ', '髙橋'] as const;
  const text = writeSitting(game, freshSitting(game, ports, handicaps.even, { players }));
  expect(readSitting(shogiPack, text)?.match.record.players).toEqual(players);
  const { players: _, ...older } = text;
  const namesIn = (...headers: readonly (readonly [string, string])[]) =>
    readSitting(shogiPack, { ...older, headers })?.match.record.players;
  expect(namesIn(['棋戦', '春'], ['先手', 'Ann'], ['後手', 'Ben'])).toEqual(['Ann', 'Ben']);
  expect(namesIn(['下手', 'Ann'], ['上手', 'Bob'])).toEqual(['Ann', 'Bob']);
  expect(namesIn()).toEqual(['', '']);
  const elsewhere = readSitting({ game }, { ...older, headers: [['先手', 'Ann']] });
  expect(elsewhere?.match.record.players).toEqual(['', '']);
});

test('a drop from the other side’s hand survives a reload, and one kept before the hand was written is found again', () => {
  const setup = '4k4/9/9/9/9/9/9/9/P3K4 b p 1';
  const drop = { drop: 'pawn', to: 40, by: 1 } as const;
  const { record } = append(emptyRecord('shogi', setup), 0, { move: drop }, { illegal: true });
  const ports = { now: () => 0, newId: () => 'game' };
  const fresh = freshSitting(game, ports, setup);
  const outcome = { winner: 0, by: 'foul', next: 'over' } as const;
  const sitting = { ...fresh, match: { ...fresh.match, record, head: 1, tip: 1, outcome } };
  const text = writeSitting(game, sitting);
  expect(text.nodes[0]?.move).toBe('P*5e@w');
  for (const move of ['P*5e@w', 'P*5e']) {
    const read = readSitting(shogiPack, { ...text, nodes: [{ ...text.nodes[0], move }] });
    expect(read?.match.record.nodes[1]?.turn).toEqual({ move: drop });
    expect(read?.match.outcome).toEqual(outcome);
  }
});

test('data beside the moves of a line comes back from a row: comments, times, marks, endings and side lines', () => {
  const move = (from: number, to: number) => ({ move: { from, to, promote: false } });
  const noted = { comment: 'なぜ', spentMs: 3_000, bookmark: 'しおり' };
  const first = append(emptyRecord('shogi', handicaps.even), 0, move(56, 47), noted).record;
  const second = append(first, 1, move(24, 33), { illegal: true }).record;
  const side = append(second, 0, move(61, 52), { comment: 'beside', spentMs: 0 }).record;
  const record: GameRecord = endLine(side, 3, { winner: 0, by: 'resignation', word: '投了' });
  const fresh = freshSitting(game, { now: () => 0, newId: () => 'game' }, handicaps.even);
  const sitting = { ...fresh, match: { ...fresh.match, record, head: 2, tip: 2 } };
  const row = structuredClone(compacted(writeSitting(game, sitting), record, lineCodec));
  expect(row.nodes).toHaveLength(1);
  expect(readSitting(shogiPack, asText(game, lineCodec, row))).toEqual(sitting);
});

test('a row whose line is damaged or of a later codec is not read, and stays what it is', () => {
  const table = freshSitting(game, { now: () => 0, newId: () => 'game' }, handicaps.even);
  const { record } = append(emptyRecord('shogi', handicaps.even), 0, {
    move: { from: 56, to: 47, promote: false },
  });
  const row = compacted(
    writeSitting(game, { ...table, match: { ...table.match, record } }),
    record,
    lineCodec,
  );
  for (const line of [
    { codec: 1, bytes: Uint8Array.of(127, 127) },
    { codec: 1, bytes: Uint8Array.of(1) },
    { codec: 2, bytes: Uint8Array.of(1, 2) },
    'no bytes',
  ]) {
    const damaged = { ...row, line };
    expect(asText(game, lineCodec, damaged)).toBe(damaged);
    expect(readSitting(shogiPack, damaged)).toBeUndefined();
  }
});

test('free play is free play again when it is read, and a game that was begun is none', () => {
  const ports = { now: () => 0, newId: () => 'game' };
  for (const free of [{ free: true }, {}] as const) {
    const sitting = freshSitting(game, ports, handicaps.even, free);
    expect(readSitting(shogiPack, writeSitting(game, sitting))).toEqual(sitting);
  }
});

test('a piece that an older version let be taken up while looking back is put down, and the look back stays', async () => {
  const games = storedGameReader({ shogi: async () => shogiPack });
  const fresh = freshSitting(game, { now: () => 0, newId: () => 'game' }, handicaps.even);
  const position = lineTo(game, fresh.match.record, 0).position;
  const [move] = game.legalMoves(position);
  if (move === undefined) throw new Error('no legal move');
  const made = append(fresh.match.record, 0, { move });
  const match = { ...fresh.match, record: made.record, head: made.id, tip: made.id };
  const picked = game.picks(position, move).slice(0, 1);
  const stored = writeSitting(game, { ...fresh, match, viewed: 0, picked });
  await games.fetchPacksOf(stored);
  expect(games.read(stored)).toMatchObject({ viewed: 0, picked: [] });
  expect(games.read({ ...stored, free: true })).toMatchObject({ viewed: 0, picked });
});

/** What proves a refusal or how a game of ko shogi ended: what was wrong with a foul, what of a command is left. */

import { attackMap } from '#games/ko-shogi/attack-map.ts';
import { finishesOf } from '#games/ko-shogi/going-on.ts';
import { legalWalk } from '#games/ko-shogi/legal.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { commandState } from '#games/ko-shogi/overlays.ts';
import { picksOf } from '#games/ko-shogi/picks.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { refuse } from '#games/ko-shogi/refusal.ts';
import { silencedBy } from '#games/ko-shogi/silence.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Evidence, Line, Refusal } from '#kernel/game.ts';
import type { GameInspector } from '../../game-text.ts';
import { actingOn } from './acting.ts';
import { toldFromAfar } from './acting-words.ts';
import { heldOn } from './held.ts';
import { inspectPiece } from './inspect-piece.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { movementSentence } from './movement-words.ts';
import { outlooks } from './outlooks.ts';
import { isFaceCode } from './piece-names.ts';
import { powerSentences } from './power-words.ts';
import { reasonSentence } from './reason-words.ts';

// The casts of this file: lines that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;

/** Why the last move of a line was illegal. */
const foulEvidence = ({ before, turn, position }: Line<Position, Move>): readonly Evidence[] => {
  if (before === null || turn === null) return [];
  const evidence = refuse(before.position, picksOf(before.position, turn.move))?.evidence ?? [];
  // What was taken no longer stands there.
  return evidence.filter(
    (one) => one.show !== 'square' || one.as !== 'immune' || pieceAt(position, one.square),
  );
};

/** What is left of the commands: where a side has lost, its half that does not do alone. */
const commandEvidence = (position: Position): readonly Evidence[] =>
  ([0, 1] as const)
    .map((seat) => commandState(position, seat))
    .filter(({ inPlay }) => !inPlay)
    .flatMap(({ middleTroops, banners }) => [...middleTroops, ...banners])
    .map((square) => ({ show: 'square', square, as: 'cause' }));

/** What it took makes a piece promote unasked. */
const mustPromote: Refusal = { rule: 'promotion-compulsory', class: 'slip', evidence: [] };

/** Where the rules tell more of what comes up for the first time. */
const occasionSections: Readonly<Record<string, string>> = {
  check: 'check',
  'third-time': 'repetition',
};

const codeOf = (face: string) => {
  const code = face.toUpperCase();
  return isFaceCode(code) ? code : undefined;
};

/** The proofs of ko shogi. */
export const koShogiInspector: GameInspector<KoShogiMessages> = {
  reason: ({ position, picks, refusal }, style, text) => {
    const general: Readonly<Record<string, string>> = text.game.refusals;
    const tried = { position: asPosition(position), picks, refusal };
    const spoken = (square: number): string => koShogiSkin.spokenSquare(square, style);
    return reasonSentence(tried, text, spoken) ?? general[refusal.rule] ?? refusal.rule;
  },
  forced: (line) => {
    const { before, turn } = asLine(line);
    if (before === null || turn === null) return null;
    if (turn.move.finish !== 'promote') return silencedBy(before.position, turn.move);
    const walk = legalWalk(before.position, turn.move);
    return walk !== undefined && finishesOf(walk).length === 1 ? mustPromote : null;
  },
  attacks: (position) => attackMap(asPosition(position)),
  attackLines: ['check'],
  acting: (position, settings) => actingOn(asPosition(position), settings),
  actingTold: (of, style, text) =>
    toldFromAfar({ ...of, position: asPosition(of.position) }, style, text),
  foresee: (move, style, text) =>
    outlooks({ ...move, position: asPosition(move.position) }, style, text),
  held: (position, square, style, text) => heldOn(asPosition(position), square, style, text),
  inspect: (position, pick, text) => inspectPiece(asPosition(position), pick, text),
  otherFace: ({ here, other }, { game: { faces } }) => {
    if (other === null) return faces.none;
    return here.turned ? faces.from : faces.promotes;
  },
  told: ({ here }, { game: { reasons } }) => {
    const code = codeOf(here.face);
    if (code === undefined) return [];
    return [
      movementSentence(code, here.name, reasons.movement),
      ...powerSentences(code, reasons.powers),
    ];
  },
  occasion: (what, { game }) => {
    const words: Readonly<Record<string, string>> = game.occasions;
    const [said, to] = [words[what], occasionSections[what]];
    return said === undefined || to === undefined ? null : { words: said, to };
  },
  evidence: (line, by) => {
    if (by === 'command-lost') return commandEvidence(asPosition(line.position));
    return by === 'foul' ? foulEvidence(asLine(line)) : [];
  },
  // One picture explains each ending.
  steps: () => [],
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  // Nothing is claimed in ko shogi: its judge ends what ends.
  claim: (what) => ({ act: what }),
  sheet: () => ({ lines: [], gives: '', totals: [() => '', () => ''] }),
  sheetFor: () => null,
  repeated: (by, _, { game }) =>
    by === 'repetition' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
};

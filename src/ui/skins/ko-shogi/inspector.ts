/** What proves a refusal or how a game of ko shogi ended: what was wrong with a foul, what of a command is left. */

import { attackMap } from '#games/ko-shogi/attack-map.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import { finishesOf } from '#games/ko-shogi/going-on.ts';
import type { KoShogiRules } from '#games/ko-shogi/judge.ts';
import { legalWalk } from '#games/ko-shogi/legal.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { commandState } from '#games/ko-shogi/overlays.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { silencedBy } from '#games/ko-shogi/silence.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Evidence, Refusal } from '#kernel/game.ts';
import type { GameInspector } from '../../game/game-text.ts';
import { firstTimes, foulEvidence, reasoning } from '../refusal-words.ts';
import { heldOn } from './held.ts';
import { inspectPiece } from './inspect-piece.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { outlooks } from './landing-previews.ts';
import { actingOn } from './long-range.ts';
import { toldFromAfar } from './long-range-words.ts';
import { reasonSentence } from './reason-words.ts';

/** What is left of the commands: where a side has lost, its half that does not do alone. */
const commandEvidence = (position: Position): readonly Evidence[] =>
  ([0, 1] as const)
    .map((seat) => commandState(position, seat))
    .filter(({ inPlay }) => !inPlay)
    .flatMap(({ middleTroops, banners }) => [...middleTroops, ...banners])
    .map((square) => ({ show: 'square', square, as: 'cause' }));

/** What it took makes a piece promote unasked. */
const mustPromote: Refusal = { rule: 'promotion-compulsory', class: 'slip', evidence: [] };

/** The proofs of ko shogi. */
export const koShogiInspector = {
  reason: reasoning(koShogiSkin, reasonSentence),
  forced: ({ before, turn }) => {
    if (before === null || turn === null) return null;
    if (turn.move.finish !== 'promote') return silencedBy(before.position, turn.move);
    const walk = legalWalk(before.position, turn.move);
    return walk !== undefined && finishesOf(walk).length === 1 ? mustPromote : null;
  },
  attacks: attackMap,
  attackLines: ['check'],
  acting: actingOn,
  actingTold: toldFromAfar,
  previewLanding: outlooks,
  held: heldOn,
  inspect: inspectPiece,
  occasion: firstTimes({ check: 'check', 'third-time': 'repetition' }),
  evidence: (line, by) => {
    const { position } = line;
    if (by === 'command-lost') return commandEvidence(position);
    if (by !== 'foul') return [];
    // What was taken no longer stands there.
    return foulEvidence(koShogi, line).filter(
      (one) => one.show !== 'square' || one.as !== 'immune' || pieceAt(position, one.square),
    );
  },
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  repeated: (by, _, { game }) =>
    by === 'repetition' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
} satisfies GameInspector<Position, Move, KoShogiRules, KoShogiMessages>;

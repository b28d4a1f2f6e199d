/**
 * The inspector of ko shogi: the proof of a refusal or of an ending, such as what was wrong with a foul, or what is
 * left of a command.
 */

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
import { landingPreviews } from './landing-previews.ts';
import { longRangeOn } from './long-range.ts';
import { toldFromAfar } from './long-range-words.ts';
import { reasonSentence } from './reason-words.ts';

/** The half commanders left to a side that has lost: they do not keep it in play alone. */
const commandEvidence = (position: Position): readonly Evidence[] =>
  ([0, 1] as const)
    .map((seat) => commandState(position, seat))
    .filter(({ inPlay }) => !inPlay)
    .flatMap(({ middleTroops, banners }) => [...middleTroops, ...banners])
    .map((square) => ({ show: 'square', square, as: 'cause' }));

/** The reason of a promotion without a choice: something that the piece took. */
const mustPromote: Refusal = { rule: 'promotion-compulsory', class: 'slip', evidence: [] };

/** The inspector of ko shogi. */
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
  longRange: longRangeOn,
  longRangeWords: toldFromAfar,
  previewLanding: landingPreviews,
  held: heldOn,
  inspect: inspectPiece,
  firstTimeTip: firstTimes({ check: 'check', 'third-time': 'repetition' }),
  evidence: (line, by) => {
    const { position } = line;
    if (by === 'command-lost') return commandEvidence(position);
    if (by !== 'foul') return [];
    // A piece that was taken no longer stands there, so it is not marked.
    return foulEvidence(koShogi, line).filter(
      (one) => one.show !== 'square' || one.as !== 'immune' || pieceAt(position, one.square),
    );
  },
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  repeated: (by, _, { game }) =>
    by === 'repetition' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
} satisfies GameInspector<Position, Move, KoShogiRules, KoShogiMessages>;

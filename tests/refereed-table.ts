/** A table with an agreement, and the actions of its two players, for tests. */

import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Pick } from '#kernel/game.ts';
import { isAsked } from '#kernel/pointing.ts';
import { newClock, runClock } from '#match/clock.ts';
import type { Match } from '#match/match.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Terms } from '#match/terms.ts';
import { pick } from '#store/commands.ts';
import { nextPicks } from '#store/selectors.ts';
import {
  createTable,
  freshSitting,
  type KeptSitting,
  keptSitting,
  type Table,
} from '#store/table.ts';
import { portsWith } from './ports.ts';
import { sq } from './table.ts';

export const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
export const minute = { kind: 'main', mainMs: 60_000 } as const;
/** Sente's gold is pinned to its file by a rook; a pawn in hand may not be dropped on the ninth file. */
export const pinnedGold = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';

/** A table with an agreement, and a clock that the test advances. */
export const sit = (terms: Partial<Terms>, setup = even) => {
  const at = { ms: 0 };
  const ports = portsWith({ now: () => at.ms });
  const all = { ...freeTerms, ...terms };
  const clock = all.clock && runClock(newClock(all.clock, shogi.turn(shogi.start(setup))), 0);
  const sitting = freshSitting(shogi, ports, setup, { refereeState: agree(all, clock) });
  return { table: createTable(shogiPack, ports, sitting, { mayHaveKept: false }), at };
};

export const tap = (table: Table, ...names: readonly string[]): void => {
  for (const name of names) pick(table, { at: 'square', square: sq(name) });
};

export const at = (name: string): Pick => ({ at: 'square', square: sq(name) });
export const inHand = (kind: string, seat: 0 | 1 = 0): Pick => ({ at: 'hand', seat, kind });

export const sittingOn = ({ store }: Table): KeptSitting => keptSitting(store.getState());
/** Whether the move in hand waits for a choice: the card is open. */
export const isChoosing = ({ store }: Table): boolean => {
  const { pack, sitting, selection } = store.getState();
  return isAsked(nextPicks(pack.game, sitting, selection.picked));
};
export const matchOn = (table: Table): Match => sittingOn(table).match;

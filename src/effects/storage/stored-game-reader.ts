/** Reads stored games of any kind, with the packs of their games. */
import { type GamePack, knowsGame, type Packs, packOf } from '#games/pack.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { follow, samePick } from '#kernel/picking.ts';
import { lockOf, shownPosition } from '#store/selectors.ts';
import type { KeptSitting } from '#store/table.ts';
import { asText } from './compact-row.ts';
import { fieldOf } from './field-of.ts';
import { lastBeat } from './heartbeat.ts';
import { readSitting } from './sitting-read.ts';
import { readView, seenAs } from './view-text.ts';

/** Reads stored games, and fetches the packs for it. */
export interface StoredGameReader {
  /** Fetches the packs for these stored games. A game whose pack cannot be fetched is not read, and stays stored. */
  readonly fetchPacksOf: (...stored: readonly unknown[]) => Promise<void>;
  /** The pack of a stored game, once it was fetched. */
  readonly of: (stored: unknown) => GamePack | undefined;
  /**
   * Reads a stored game whose pack was fetched. Synchronous, because a database transaction does not wait for other
   * work. The game is shown by the latest of the views that belong to it. Undefined if it cannot be read.
   */
  readonly read: (
    stored: unknown,
    views?: readonly unknown[],
    beatMs?: number,
  ) => KeptSitting | undefined;
  /**
   * Whether this version cannot read it. A game that is known but whose pack could not be fetched may well be readable.
   */
  readonly isUnreadable: (stored: unknown) => boolean;
}

/** Whether picks are the beginning of a legal move, or a piece whose foul has not been explained. */
const isInHand = (game: Game, position: object, picks: readonly Pick[]): boolean => {
  const begins = picks.every((pick, i) => {
    const before = follow(game, position, picks.slice(0, i));
    return before.state === 'open' && before.next.some((next) => samePick(next, pick));
  });
  if (begins) return follow(game, position, picks).state === 'open';
  return picks.length === 1 && game.refuse(position, picks)?.class === 'foul';
};

/**
 * A sitting with the picks of its move in hand. Picks are dropped if they no longer fit the position, or were made
 * while looking back in a game.
 */
const withMoveInHand = (game: Game, sitting: KeptSitting): KeptSitting => {
  const { picked } = sitting;
  if (picked.length === 0) return sitting;
  const fits =
    lockOf(sitting, false) !== 'looking' && isInHand(game, shownPosition(game, sitting), picked);
  return fits ? sitting : { ...sitting, picked: [] };
};

/** Makes a reader of stored games. */
export const storedGameReader = (packs: Packs): StoredGameReader => {
  const fetched = new Map<unknown, GamePack>();
  const of = (stored: unknown): GamePack | undefined => fetched.get(fieldOf(stored, 'game'));
  const read: StoredGameReader['read'] = (stored, views = [], beatMs = 0) => {
    const pack = of(stored);
    const match = fieldOf(stored, 'matchRevision') ?? fieldOf(stored, 'revision');
    const seen = views
      .map(readView)
      .filter((view) => view !== undefined)
      .filter((view) => view.matchRevision === match)
      .sort((a, b) => b.revision - a.revision);
    const knownMs = Math.max(beatMs, ...seen.map(({ changedAtMs }) => changedAtMs));
    const sitting =
      pack &&
      readSitting(pack, asText(pack.game, pack.lines, stored), (id) =>
        Math.max(lastBeat(id), knownMs),
      );
    return sitting && withMoveInHand(pack.game, seen.reduce(seenAs, sitting));
  };
  return {
    fetchPacksOf: async (...stored) => {
      const ids = new Set(stored.map((one) => fieldOf(one, 'game')));
      const wanted = [...ids].flatMap((id) =>
        typeof id === 'string' && !fetched.has(id) && knowsGame(packs, id) ? [id] : [],
      );
      const come = await Promise.allSettled(wanted.map((id) => packOf(packs, id)));
      for (const one of come) if (one.status === 'fulfilled') fetched.set(one.value.id, one.value);
    },
    of,
    read,
    isUnreadable: (stored) => {
      const id = fieldOf(stored, 'game');
      const isMissing = typeof id === 'string' && knowsGame(packs, id) && of(stored) === undefined;
      return !isMissing && read(stored) === undefined;
    },
  };
};

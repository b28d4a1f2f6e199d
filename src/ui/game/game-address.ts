/** Addresses that name a game before what they are about: `xiangqi/horse`. Those from when there was one name none. */
import { knowsGame, type Packs } from '#games/pack.ts';

/** What an address is about. */
interface Addressed {
  /** The game that it names; undefined where it names none. */
  readonly named: string | undefined;
  /** The game that was there first: one that names none and is about something is about that. */
  readonly first: string;
  readonly rest: string;
}

/** Takes the game from the front of an address. */
export const gameAddressed = (packs: Packs, address: string): Addressed => {
  const [, front = '', rest = ''] = /^([^/]*)\/?(.*)$/s.exec(address) ?? [];
  const [first = ''] = Object.keys(packs);
  return knowsGame(packs, front)
    ? { named: front, first, rest }
    : { named: undefined, first, rest: address };
};

/** Addresses that begin with the name of a game: `xiangqi/horse`. Those from the time when there was one game name none. */
import { knowsGame, type Packs } from '#games/pack.ts';

/** The parts of an address. */
interface Addressed {
  /** The game that it names; undefined where it names none. */
  readonly named: string | undefined;
  /** The app's first game. An address that names no game, and has a rest, is about this one. */
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

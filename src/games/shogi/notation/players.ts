/** The players' names among the headers of a file. */
import type { GameRecord, Headers, Names } from '#record/record.ts';
import { handicaps } from '../starts.ts';

/** The headers that name seat 0 and seat 1; where a file has more than one, the first of these counts. */
const nameHeaders = [
  ['先手', '下手'],
  ['後手', '上手'],
] as const;

const even = ['先手', '後手'] as const;
const given = ['下手', '上手'] as const;

/** Whether pieces were given: the players are shitate and uwate then. */
const isGiven = ({ setup }: Pick<GameRecord, 'setup'>): boolean =>
  setup !== handicaps.even && Object.values<string>(handicaps).includes(setup);

/** The place of the header that names a seat; -1 where there is none. */
const placeOfName = (headers: Headers, [first, second]: readonly [string, string]): number => {
  const place = headers.findIndex(([name]) => name === first);
  return place === -1 ? headers.findIndex(([name]) => name === second) : place;
};

/** Both names as headers tell them; empty where they tell none. */
const playersIn = (headers: Headers): Names => {
  const name = (keys: readonly [string, string]): string =>
    headers[placeOfName(headers, keys)]?.[1] ?? '';
  return [name(nameHeaders[0]), name(nameHeaders[1])];
};

/** A record that was just read, with the names that its headers tell. */
export const withPlayers = <M extends object>(record: GameRecord<M>): GameRecord<M> => ({
  ...record,
  players: playersIn(record.headers),
});

/**
 * The record with its players among the headers, as formats have them. A name goes to the place where a file had one, so
 * that what was read is written as it was; else below the other headers. A player without a name gets no header.
 */
export const withNameHeaders = <M extends object>(record: GameRecord<M>): GameRecord<M> => {
  const headers = [...record.headers];
  const missing: Headers[number][] = [];
  for (const seat of [0, 1] as const) {
    const name = record.players[seat];
    const place = placeOfName(headers, nameHeaders[seat]);
    const known = headers[place];
    if (name === '' || known?.[1] === name) continue;
    if (known === undefined) missing.push([isGiven(record) ? given[seat] : even[seat], name]);
    else headers[place] = [known[0], name];
  }
  return { ...record, headers: [...headers, ...missing] };
};

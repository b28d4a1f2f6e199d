/**
 * Remembers the last set-up on this device for the next new game: the answers that all tables share, and those of each
 * game.
 */
import * as v from 'valibot';
import type { Agreement } from '#games/agreement.ts';
import { readOptions } from '#store/options.ts';
import {
  clockChoices,
  firstPeople,
  firstSetUp,
  OWN_START,
  questions,
  type SetUp,
} from '#store/set-up.ts';
import { seatHelpSchema } from '../storage/stored-schemas.ts';
import { browserStorage, fieldsOf, readStored, type TextStorage } from './local-storage.ts';

/** The key of the set-up in the browser's local storage. */
export const setUpKey = 'shogi-table/set-up';

const version = 2;

type Fields = Readonly<Record<string, unknown>>;

const fields = v.fallback(v.record(v.string(), v.unknown()), {});
const person = v.picklist([0, 1]);
const day = 24 * 60 * 60_000;
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(day));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const timeSchema = v.object({
  kind: v.picklist(clockChoices),
  mainMs: time,
  byoyomiMs: v.pipe(time, v.minValue(1000)),
  periods: some,
  incrementMs: time,
  moves: some,
});

const up = v.boolean();
const tossSchema = v.object({ up: v.tuple([up, up, up, up, up]), seatZero: person });

/**
 * The answers that are no option of a list. Each falls back separately: one unknown word of a newer or older version
 * must not cost the others.
 */
const peopleSchema = v.object({
  names: v.fallback(v.tuple([v.string(), v.string()]), [...firstPeople.names]),
  seatZero: v.fallback(person, firstPeople.seatZero),
  lastSeatZero: v.fallback(v.nullable(person), firstPeople.lastSeatZero),
  toss: v.fallback(v.nullable(tossSchema), null),
  learner: v.fallback(v.nullable(person), firstPeople.learner),
  clocks: v.fallback(v.tuple([timeSchema, timeSchema]), [...firstPeople.clocks]),
  marks: v.fallback(v.tuple([seatHelpSchema, seatHelpSchema]), [...firstPeople.marks]),
});

/** The answers that each game has of its own. At first `agreedDraw` was shared by all games. */
const ownSchema = v.object({
  agreedDraw: v.fallback(v.optional(v.boolean()), undefined),
  start: v.fallback(v.string(), ''),
  position: v.fallback(v.string(), ''),
  options: fields,
});

/**
 * Converts the first version, which had only one game. All its answers were in one list, some of them under other
 * names.
 */
const fromFirstVersion = (stored: Fields, game: string): Fields => {
  const { sente, lastSente, sfen, toss, first } = stored;
  const { pawns, sente: tossed } = v.parse(fields, toss);
  return {
    ...stored,
    seatZero: sente,
    lastSeatZero: lastSente,
    toss: toss === null ? null : { up: pawns, seatZero: tossed },
    first: first === 'furigoma' ? 'toss' : first,
    games: { [game]: { start: stored['start'], position: sfen, options: stored } },
  };
};

/**
 * The learner in a set-up that was stored before there was that question. The first person learns if that person alone had
 * marks, which were chosen by hand.
 */
const formerLearner = ({ how, learner, marks }: Fields): Fields => {
  if (how !== 'teacher' || learner !== undefined) return {};
  const [first, second]: readonly unknown[] = Array.isArray(marks) ? marks : [];
  return second === 'off' && first !== 'off' ? { learner: 0 } : {};
};

const gamesOf = (stored: Fields): Fields => v.parse(fields, stored['games']);

const setUpFrom = (text: string | null, game: string, agreement: Agreement): SetUp => {
  const first = firstSetUp(agreement);
  const raw = fieldsOf(text);
  if (raw === undefined) return first;
  const stored = 'games' in raw ? raw : fromFirstVersion(raw, game);
  const entry = gamesOf(stored)[game];
  const own = v.parse(ownSchema, v.parse(fields, entry));
  const shared = readOptions(questions, stored);
  const known = entry === undefined || !('agreedDraw' in stored) ? first : shared;
  const isStart = own.start === OWN_START || agreement.starts.some(({ id }) => id === own.start);
  return {
    ...first,
    ...v.parse(peopleSchema, { ...stored, ...formerLearner(stored) }),
    ...shared,
    agreedDraw: own.agreedDraw ?? known.agreedDraw,
    start: isStart ? own.start : first.start,
    position: own.position,
    options: readOptions(agreement.options, own.options),
  };
};

/** The set-up of the last game on this device, with the last answers for this game; or else the first set-up. */
export const readSetUp = (
  game: string,
  agreement: Agreement,
  storage: TextStorage | null = browserStorage(),
): SetUp => readStored(storage, setUpKey, (text) => setUpFrom(text, game, agreement));

/**
 * Keeps a set-up of a game, beside the answers of other games. Without storage the next game begins with the first
 * set-up again.
 */
export const keepSetUp = (
  game: string,
  { agreedDraw, start, position, options, ...shared }: SetUp,
  storage: TextStorage | null = browserStorage(),
): void => {
  try {
    const stored = fieldsOf(storage?.getItem(setUpKey) ?? null) ?? {};
    const games = { ...gamesOf(stored), [game]: { agreedDraw, start, position, options } };
    const once = { agreedDraw: stored['agreedDraw'] };
    storage?.setItem(setUpKey, JSON.stringify({ version, ...once, ...shared, games }));
  } catch {
    // Storage is full or forbidden: the game begins anyway.
  }
};

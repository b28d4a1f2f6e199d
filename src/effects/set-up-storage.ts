/** Remembers the last set-up on this device, for the next new game. */
import * as v from 'valibot';
import { firstSetUp, type SetUp, setUpChoices } from '#store/set-up.ts';
import { browserStorage, type TextStorage } from './local-storage.ts';
import { seatHelpSchema } from './seat-help.ts';

/** Where the set-up is kept in the browser's local storage. */
export const setUpKey = 'shogi-table/set-up';

const version = 1;

const person = v.picklist([0, 1]);
const day = 24 * 60 * 60_000;
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(day));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const timeSchema = v.object({
  kind: v.picklist(setUpChoices.clock),
  mainMs: time,
  byoyomiMs: v.pipe(time, v.minValue(1000)),
  periods: some,
  incrementMs: time,
  moves: some,
});

const pawn = v.boolean();
const tossSchema = v.object({ pawns: v.tuple([pawn, pawn, pawn, pawn, pawn]), sente: person });

/** Each answer falls back by itself: one word of a newer or older version must not cost the others. */
const setUpSchema = v.object({
  names: v.fallback(v.tuple([v.string(), v.string()]), ['', '']),
  first: v.fallback(v.picklist(setUpChoices.first), firstSetUp.first),
  sente: v.fallback(person, firstSetUp.sente),
  lastSente: v.fallback(v.nullable(person), firstSetUp.lastSente),
  toss: v.fallback(v.nullable(tossSchema), firstSetUp.toss),
  start: v.fallback(v.picklist(setUpChoices.start), firstSetUp.start),
  sfen: v.fallback(v.string(), firstSetUp.sfen),
  clocks: v.fallback(v.tuple([timeSchema, timeSchema]), [...firstSetUp.clocks]),
  sameClock: v.fallback(v.boolean(), firstSetUp.sameClock),
  strictness: v.fallback(v.picklist(setUpChoices.strictness), firstSetUp.strictness),
  takebacks: v.fallback(v.picklist(setUpChoices.takebacks), firstSetUp.takebacks),
  agreedDraw: v.fallback(v.boolean(), firstSetUp.agreedDraw),
  repetition: v.fallback(v.picklist(setUpChoices.repetition), firstSetUp.repetition),
  repetitionTiebreak: v.fallback(
    v.picklist(setUpChoices.repetitionTiebreak),
    firstSetUp.repetitionTiebreak,
  ),
  replayClock: v.fallback(v.picklist(setUpChoices.replayClock), firstSetUp.replayClock),
  impasse: v.fallback(v.picklist(setUpChoices.impasse), firstSetUp.impasse),
  impassePoints: v.fallback(v.picklist(setUpChoices.impassePoints), firstSetUp.impassePoints),
  moveLimit: v.fallback(v.nullable(v.picklist([500, 320])), firstSetUp.moveLimit),
  how: v.fallback(v.picklist(setUpChoices.how), firstSetUp.how),
  ladder: v.fallback(v.boolean(), firstSetUp.ladder),
  cover: v.fallback(v.boolean(), firstSetUp.cover),
  marks: v.fallback(v.tuple([seatHelpSchema, seatHelpSchema]), [...firstSetUp.marks]),
});

/** The set-up of the last game on this device, or the first one. */
export const readSetUp = (storage: TextStorage | null = browserStorage()): SetUp => {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(setUpKey) ?? '');
    const read = v.safeParse(setUpSchema, stored);
    return read.success ? read.output : firstSetUp;
  } catch {
    return firstSetUp;
  }
};

/** Keeps a set-up; without storage the next game begins with the first one again. */
export const keepSetUp = (setUp: SetUp, storage: TextStorage | null = browserStorage()): void => {
  try {
    storage?.setItem(setUpKey, JSON.stringify({ version, ...setUp }));
  } catch {
    // Full or forbidden: the game begins all the same.
  }
};

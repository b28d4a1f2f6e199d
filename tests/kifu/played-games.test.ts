/**
 * Games of this app, with every clock, handicap and ending, are read by other programs in every format and encoding.
 */
import { Position as TsshogiPosition } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { encode } from '#effects/files/encode.ts';
import { withLineEnds } from '#games/file-names.ts';
import type { FileEncoding } from '#games/pack.ts';
import { endings as ownEndings } from '#games/shogi/codes.ts';
import { shogiFormats } from '#games/shogi/formats.ts';
import { legalMoves } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatSfen } from '#games/shogi/notation/sfen.ts';
import { timeGiven } from '#games/shogi/notation/time-control.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { play } from '#games/shogi/play.ts';
import { handicaps, start } from '#games/shogi/starts.ts';
import { other, type Seat } from '#kernel/game.ts';
import type { TimeControl } from '#match/clock.ts';
import { clockForms } from '#match/clock-forms.ts';
import { recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord } from '#record/record.ts';
import { shogiFiles } from '#ui/skins/shogi/files.ts';
import { chanceOf } from '../positions.ts';
import { reading } from '../read-one.ts';
import { seeded } from '../seeded.ts';
import { jsonKifuFormat, type Told, tsshogi, tsshogiStart } from './peers.ts';

const numbers = {
  mainMs: 600_000,
  byoyomiMs: 30_000,
  periods: 3,
  incrementMs: 5_000,
  moves: 25,
};
const forms = Object.values(clockForms).map((form): TimeControl => form.control(numbers));

/** The clocks that two players can agree on: no clock, each form for both, and two that differ. */
const clocks: readonly (readonly [TimeControl, TimeControl] | null)[] = [
  null,
  ...forms.map((control) => [control, control] as const),
  [{ kind: 'byoyomi', mainMs: 600_000, byoyomiMs: 30_000, periods: 1 }, { kind: 'unlimited' }],
];

/** The endings of this app: by the rules, by the players or by the clock. Some have a winner and some can have one. */
const ways: readonly (readonly [by: string, winner: 'mover' | 'opponent' | null])[] = [
  ['resignation', 'opponent'],
  // The side that is not to move resigns.
  ['resignation', 'mover'],
  ['timeout', 'opponent'],
  ['foul', 'opponent'],
  ['foul', 'mover'],
  ['agreement', null],
  ['adjourned', null],
  ['checkmate', 'opponent'],
  ['no-move', 'opponent'],
  ['sennichite', null],
  ['perpetual-check', 'opponent'],
  ['perpetual-check', 'mover'],
  ['impasse', null],
  ['impasse', 'mover'],
  ['declaration', 'mover'],
  ['declaration', 'opponent'],
  ['move-limit', null],
];

test('no ending of the rules is left out', () => {
  const tried = new Set(ways.map(([by]) => by));
  expect(ownEndings.filter((by) => !tried.has(by))).toEqual([]);
});

interface Played {
  readonly record: GameRecord<Move>;
  readonly turn: Seat;
  readonly moves: readonly string[];
  readonly seconds: readonly number[];
  readonly sfens: readonly string[];
}

/** A game of a few moves, each with a thinking time exact to the millisecond. */
const played = (
  setup: string,
  [by, wins]: (typeof ways)[number],
  clock: (typeof clocks)[number],
  seed: number,
): Played => {
  const chance = chanceOf(seed);
  const builder = recordBuilder<Move>('shogi');
  let position = start(setup);
  const told: string[] = [];
  const seconds: number[] = [];
  const sfens = [formatSfen(position)];
  for (let ply = 0; ply < 6; ply += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(chance() * moves.length)];
    if (move === undefined) break;
    const spentMs = Math.floor(chance() * 28_000);
    builder.add(ply, { move }, spentMs);
    told.push(formatUsi(move));
    seconds.push(Math.floor(spentMs / 1000));
    position = play(position, { move });
    sfens.push(formatSfen(position));
  }
  const { turn } = position;
  const winner = wins === null ? null : wins === 'mover' ? turn : other(turn);
  const ending: Ending = { winner, by, spentMs: 12_345 };
  const record = { ...builder.build(setup, [], ending), players: ['Ann', '髙橋'] as const };
  const game = { startedAtMs: 0, endedAtMs: 60_000, clock };
  return {
    record: shogiFiles.played(record, game) as GameRecord<Move>,
    turn,
    moves: told,
    seconds,
    sfens,
  };
};

/** How a game is written: its format, encoding and version. */
interface As {
  readonly format: 'kif' | 'ki2' | 'csa' | 'jkf';
  readonly encoding: FileEncoding;
  readonly version?: string;
}

const files: readonly As[] = [
  { format: 'kif', encoding: 'shift_jis' },
  { format: 'kif', encoding: 'utf-8' },
  { format: 'ki2', encoding: 'shift_jis' },
  { format: 'ki2', encoding: 'utf-8' },
  { format: 'csa', encoding: 'shift_jis', version: '2.2' },
  { format: 'csa', encoding: 'shift_jis', version: '3.0' },
  { format: 'csa', encoding: 'utf-8', version: '2.2' },
  { format: 'csa', encoding: 'utf-8', version: '3.0' },
  { format: 'jkf', encoding: 'utf-8' },
];

/**
 * The names of an ending in tsshogi and json-kifu-format, in the format that has a word for it. A sign in the word is
 * that of the side that erred.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  'resignation opponent': ['resign', 'TORYO'],
  'timeout opponent': ['timeout', 'TIME_UP'],
  'foul opponent': ['foulLose', 'ILLEGAL_MOVE'],
  'foul mover': ['foulWin', '±ILLEGAL_ACTION'],
  'agreement nobody': ['draw', '引き分け', 'HIKIWAKE'],
  'adjourned nobody': ['封じ手'],
  'checkmate opponent': ['mate', 'TSUMI'],
  'no-move opponent': ['mate', 'TSUMI'],
  'sennichite nobody': ['repetitionDraw', 'SENNICHITE'],
  'perpetual-check opponent': ['foulLose', 'ILLEGAL_MOVE'],
  'perpetual-check mover': ['foulWin', '±ILLEGAL_ACTION'],
  'impasse nobody': ['impass', 'JISHOGI'],
  // The winner stands in the line below it, or nowhere.
  'impasse mover': ['impass', 'JISHOGI'],
  'declaration mover': ['enteringOfKing', 'KACHI'],
  'declaration opponent': ['foulLose', 'ILLEGAL_MOVE'],
  'move-limit nobody': ['maxMoves', '最大手数', 'MAX_MOVES'],
};

/** Endings that neither program reads correctly, by format, with what each makes of them. The reason is above each. */
const faults: Readonly<Record<string, readonly [tsshogi: string, jkf: string]>> = {
  // Each format has a word only for the side to move. KIF and KI2 name the winner in a line below, which neither
  // program reads.
  'kif resignation mover': ['resign', 'TORYO'],
  'ki2 resignation mover': ['resign', 'TORYO'],
  // CSA and JKF have no such line, and a word that names the other winner is not written.
  'csa 2.2 resignation mover': ['interrupt', 'CHUDAN'],
  'csa 3.0 resignation mover': ['interrupt', 'throws'],
  'jkf resignation mover': ['interrupt', 'CHUDAN'],
  // CSA has no word for a game that goes on another day.
  'csa 2.2 adjourned nobody': ['interrupt', 'CHUDAN'],
  'csa 3.0 adjourned nobody': ['interrupt', 'throws'],
  // tsshogi 2.2.0 reads the sign as that of the winner, and json-kifu-format does not know version 3.
  'csa 3.0 foul mover': ['foulLose', 'throws'],
  'csa 3.0 perpetual-check mover': ['foulLose', 'throws'],
  // Their grammar of the line that begins with まで has no impasse with a winner.
  'ki2 impasse mover': ['resign', 'throws'],
};

/** The bytes of a file as another program decodes them. */
const fileOf = (record: GameRecord<Move>, { format, encoding, version }: As): string => {
  const kind = shogiFormats.formats.find(({ id }) => id === format);
  if (kind === undefined) throw new Error(`there is no format ${format}`);
  const text = shogiFormats.write(record, format, encoding, version);
  const { bytes, missing } = encode(withLineEnds(text, kind), encoding);
  expect(missing).toEqual([]);
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
};

/** Moves, times and the end of the main line, as the other program reads them. */
const lineOf = (told: Told) => {
  const moves: string[] = [];
  const seconds: number[] = [];
  let at = told;
  for (let [next] = at.next; next !== undefined; [next] = at.next) {
    at = next;
    moves.push(at.move);
    seconds.push(at.seconds);
  }
  return { moves, seconds, end: at.end };
};

/**
 * The end of a game as another program reads it. Throws if it misreads a move, a time or the start, or can read
 * nothing.
 */
const endReadBy = (
  peer: 'tsshogi' | 'jsonKifuFormat',
  { format }: As,
  text: string,
  game: Played,
): string => {
  const { end, ...line } = lineOf({ tsshogi, jsonKifuFormat }[peer][format](text));
  const { moves, seconds } = game;
  expect(line).toEqual({ moves, seconds: format === 'ki2' ? seconds.map(() => 0) : seconds });
  if (peer === 'tsshogi') expect(tsshogiStart[format](text)).toBe(game.record.setup);
  const erred = game.turn === 0 ? '-' : '+';
  return end === `${erred}ILLEGAL_ACTION` ? '±ILLEGAL_ACTION' : end;
};

/** Like `endReadBy`, but gives a word for a file that json-kifu-format refuses. It never knows version 3 of CSA. */
const endOrRefusal = (as: As, text: string, game: Played): string => {
  try {
    return endReadBy('jsonKifuFormat', as, text, game);
  } catch (error) {
    if (error instanceof Error && error.name === 'SyntaxError') return 'throws';
    throw error;
  }
};

/** Every handicap with every ending, each with some clock; and every clock with every ending from the even start. */
const games: readonly (readonly [string, (typeof ways)[number], (typeof clocks)[number]])[] = [
  ...Object.values(handicaps).flatMap((setup, i) =>
    ways.map((way, j) => [setup, way, clocks[(i + j) % clocks.length] ?? null] as const),
  ),
  ...clocks.flatMap((clock) => ways.map((way) => [handicaps.even, way, clock] as const)),
];

/** A run writes one game of four in each way. */
const quarter = (way: string) => seeded(`games ${way}`, [...games.entries()], games.length / 4);

describe.each(files)('a game played here, written as %o', (as) => {
  test('is read by other programs: start, moves, times and ending', () => {
    const found = new Set<string>();
    const tried = new Set<string>();
    for (const [seed, [setup, [by, wins], clock]] of quarter(`written as ${JSON.stringify(as)}`)) {
      const game = played(setup, [by, wins], clock, seed);
      const text = fileOf(game.record, as);
      const way = `${by} ${wins ?? 'nobody'}`;
      const ends = [endReadBy('tsshogi', as, text, game), endOrRefusal(as, text, game)] as const;
      const name = [as.format, as.version, way].filter((part) => part !== undefined).join(' ');
      tried.add(name);
      const fault = faults[name];
      if (fault !== undefined) expect(ends, `${name}\n${text}`).toEqual(fault);
      else
        expect(
          words[way]?.some((word) => ends.includes(word)),
          `${name} ${ends}`,
        ).toBe(true);
      if (fault !== undefined) found.add(name);
    }
    const known = Object.keys(faults).filter((name) => tried.has(name));
    expect([...found].sort()).toEqual(known.sort());
  });

  test('states the time control, and is read again to the same agreement', () => {
    const timed = games.slice(-clocks.length * ways.length);
    const name = `time controls ${JSON.stringify(as)}`;
    for (const [setup, way, clock] of seeded(name, timed, timed.length / 4)) {
      const { headers } = reading(fileOf(played(setup, way, clock, 1).record, as)).record;
      const given = (key: string) => timeGiven(headers.find(([name]) => name === key)?.[1] ?? '');
      const both = given('持ち時間');
      expect([both ?? given('先手持ち時間'), both ?? given('後手持ち時間')]).toEqual(
        clock ?? [undefined, undefined],
      );
    }
  });
});

test('the moves of a game played here are read by tsshogi as USI, and each position as SFEN', () => {
  for (const [seed, [setup, way, clock]] of quarter('as USI and SFEN')) {
    const { record, moves, sfens } = played(setup, way, clock, seed);
    const usi = tsshogi.usi(shogiFormats.write(record, 'usi', 'utf-8'));
    expect(lineOf(usi).moves).toEqual(moves);
    const lines = shogiFormats.write(record, 'sfen', 'utf-8').trim().split('\n');
    const read = lines.map((line) => TsshogiPosition.newBySFEN(line.replace(/^sfen /, ''))?.sfen);
    const plain = (sfen = '') => sfen.replace(/ \d+$/, '');
    expect(read.map(plain)).toEqual(sfens.map(plain));
  }
});

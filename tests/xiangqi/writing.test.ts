import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatFen } from '#games/xiangqi/notation/fen.ts';
import { play } from '#games/xiangqi/play.ts';
import type { Position } from '#games/xiangqi/position.ts';
import { start } from '#games/xiangqi/starts.ts';
import { recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord } from '#record/record.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { fileOf, gameOf, linesIn, movesOf } from './files.ts';
import { oddStarts } from './random-play.ts';

const formats = xiangqiFormats.formats.map(({ id }) => id);
const withLines = formats.filter((id) => id !== 'fen' && id !== 'ucci');

const words = ['好棋', 'a "good" move', '{', 'see (here)', 'two\nlines', '1. C2=5', '; [x]', ''];

/** A random record: moves anywhere in the tree, comments on some of them, and an ending. */
const anyRecord: fc.Arbitrary<GameRecord<Move>> = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 0, max: 40 }),
    ending: fc.constantFrom<Ending | null>(
      null,
      { winner: 0, by: 'resignation' },
      { winner: 1, by: 'unknown' },
      { winner: null, by: 'agreement' },
    ),
    names: fc.tuple(fc.constantFrom('', '胡荣华', 'A "B" \\ C'), fc.constantFrom('', '许银川')),
    event: fc.constantFrom('', '个人赛', 'Open [A]'),
  })
  .map(({ seed, size, ending, names, event }) => {
    const chance = chanceOf(seed);
    const some = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
    const first = start(some(oddStarts) ?? 'even');
    const builder = recordBuilder<Move>('xiangqi');
    const positions: Position[] = [first];
    builder.note(0, { comment: some(words) ?? '' });
    for (let i = 0; i < size; i++) {
      // Mostly the last line continues; sometimes another one branches.
      const parent =
        chance() < 0.8 ? positions.length - 1 : Math.floor(chance() * positions.length);
      const position = positions[parent] ?? first;
      const played = builder.at(parent)?.children.map((id) => builder.at(id)?.turn?.move) ?? [];
      const move = some(legalMoves(position).filter((one) => !played.includes(one)));
      if (move === undefined) continue;
      const id = builder.add(parent, { move });
      positions[id] = play(position, { move });
      builder.note(id, { comment: some(words) ?? '' });
    }
    return {
      ...builder.build(formatFen(first), event === '' ? [] : [['Event', event]], ending),
      players: names,
    };
  });

/** The comments of a record by the moves that lead to them. */
const commentsIn = (record: GameRecord<Move>): readonly string[] =>
  record.nodes.flatMap((node) =>
    node === undefined || node.comment === '' ? [] : [`${node.turn?.move.from} ${node.comment}`],
  );

const again = (record: GameRecord<Move>, format: string): GameRecord<Move> =>
  gameOf(xiangqiFormats.write(record, format, 'utf-8')).record;

test.each(withLines)('a record is the same after being written as %s and read again', (format) => {
  holds(
    fc.property(anyRecord, (record) => {
      const read = again(record, format);
      const lost = xiangqiFormats.losses(record, format);
      expect(linesIn(read)).toEqual(linesIn(record));
      expect(read.players).toEqual(record.players);
      expect(commentsIn(read).toSorted()).toEqual(commentsIn(record).toSorted());
      expect(read.ending?.winner).toBe(record.ending?.winner);
      if (!lost.includes('start')) expect(read.setup).toBe(record.setup);
      if (!lost.includes('ending')) expect(read.ending).toEqual(record.ending);
      expect(lost.filter((what) => what !== 'start' && what !== 'ending')).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test.each(['fen', 'ucci'])('the main line survives being written and read as %s', (format) => {
  holds(
    fc.property(anyRecord, (record) => {
      const read = again(record, format);
      expect(read.setup).toBe(record.setup);
      expect(movesOf(read)).toBe(movesOf(record));
      const lost = xiangqiFormats.losses(record, format);
      expect(lost.includes('comments')).toBe(commentsIn(record).length > 0);
      expect(lost.includes('variations')).toBe(linesIn(record).length > 1);
      expect(lost.includes('headers')).toBe(
        record.headers.length > 0 || record.players.some((name) => name !== ''),
      );
      expect(lost.includes('ending')).toBe(record.ending !== null);
      expect(lost.includes('moves')).toBe(false);
    }),
    { numRuns: 15 },
  );
});

test.each(formats)('a cut-off or garbled text in %s is read as far as possible', (format) => {
  holds(
    fc.property(
      anyRecord,
      fc.nat(),
      fc.constantFrom('', '(', ')', '}', '[', '9', '\n'),
      (record, at, put) => {
        const text = xiangqiFormats.write(record, format, 'utf-8');
        const cut = at % (text.length + 1);
        for (const damaged of [
          text.slice(0, cut),
          text.slice(0, cut) + put + text.slice(cut + 1),
        ]) {
          const limits = { lines: 1e4, games: 1e3, plies: 1e3, 'game-moves': 1e4, moves: 1e4 };
          const read = xiangqiFormats.read(damaged, limits, () => {});
          if (!read.ok) continue;
          let line = 1;
          for (const game of read.value.games) {
            expect(game.firstLine).toBe(line);
            line += game.lineKinds.length;
          }
          expect(line - 1).toBe(damaged.split('\n').length);
        }
      },
    ),
    { numRuns: 15 },
  );
});

describe('the losses of a format are listed', () => {
  const builder = recordBuilder<Move>('xiangqi');
  const [move] = legalMoves(start());
  if (move === undefined) throw new Error('the game begins with a move');
  builder.add(0, { move }, 5_000);
  builder.note(1, { bookmark: 'here', comment: 'so }' });
  const record = {
    ...builder.build(formatFen(start()), [['no tag', 'x']], {
      winner: 0 as const,
      by: 'resignation',
    }),
    remarks: { family: 'other', lines: [{ node: 0, text: '# x' }] },
  };

  test.each([
    ['pgn-wxf', ['headers', 'comments', 'bookmarks', 'times', 'remarks']],
    ['dhtmlxq', ['headers', 'bookmarks', 'times', 'remarks', 'ending']],
    ['ucci', ['headers', 'comments', 'bookmarks', 'times', 'remarks', 'ending']],
  ])('for %s', (format, lost) => {
    expect(xiangqiFormats.losses(record, format)).toEqual(lost);
  });
});

test('PGN is written as collections write it', () => {
  const text =
    '[Red "杨官璘"]\n[Event "甲组"]\n\n炮二平五 马8进7 (炮8平5) 马二进三 {好} 车9平8 和棋';
  expect(xiangqiFormats.write(gameOf(text).record, 'pgn-chinese', 'utf-8')).toBe(
    `[Game "Chinese Chess"]
[Event "甲组"]
[Red "杨官璘"]
[Result "1/2-1/2"]
[Format "Chinese"]

1. 炮二平五 马８进７ (1... 炮８平５) 2. 马二进三 {好} 2... 车９平８ 1/2-1/2
`,
  );
});

test('a board for the web is written in its order', () => {
  const text = '[Red "吕钦"]\n\nh2e2 {A\nB} (b2e2 b9c7) h9g7 1-0';
  expect(
    xiangqiFormats.write(gameOf(text).record, 'dhtmlxq', 'utf-8').split('\n').slice(3),
  ).toEqual([
    '[DhtmlXQ_red]吕钦[/DhtmlXQ_red]',
    '[DhtmlXQ_result]红胜[/DhtmlXQ_result]',
    '[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]',
    '[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]',
    '[DhtmlXQ_move_0_1_1]17471022[/DhtmlXQ_move_0_1_1]',
    '[DhtmlXQ_comment1]A||B[/DhtmlXQ_comment1]',
    '[/DhtmlXQ]',
    '',
  ]);
});

test('an unknown format throws, and the sample is a game with a mate', () => {
  expect(() => xiangqiFormats.write(gameOf('h2e2').record, 'xqf', 'utf-8')).toThrow('xqf');
  const { games } = fileOf(xiangqiFormats.sample?.text ?? '');
  expect(games.map(({ record, notices }) => [record.ending, notices])).toEqual([
    [{ winner: 0, by: 'checkmate' }, []],
  ]);
});

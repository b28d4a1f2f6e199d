import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { shogiSkin } from '#ui/skins/shogi/shogi-skin.ts';
import { lineOf, sq } from '../../tests/table.ts';
import { firstSeen, type Lesson, lessonsBetween, type Moment, type Seen } from './observing.ts';

const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const game: Game = shogi;

/** The game after those moves, each on a node of its own. */
const after = (moves: readonly string[], rest: Partial<Moment> = {}, setup = even): Moment => ({
  id: 'a',
  playing: true,
  elsewhere: false,
  over: false,
  nodes: moves.length + 1,
  head: moves.length,
  parent: moves.length === 0 ? null : moves.length - 1,
  line: lineOf(setup, moves),
  refused: null,
  foul: null,
  ...rest,
});

const both = (): boolean => true;

const look = (before: Seen, now: Moment, learns = both) =>
  lessonsBetween(game, shogiSkin, before, now, learns);

const learned = (before: Moment, now: Moment, learns = both): readonly Lesson[] =>
  look(firstSeen(before), now, learns).lessons;

const on = (name: string): Pick => ({ at: 'square', square: sq(name) });

test('a player who moves shows that they know how the piece goes', () => {
  expect(learned(after([]), after(['7g7f']))).toEqual([
    { seat: 0, was: 'right', things: ['P'], origin: on('7g'), node: 0 },
  ]);
  expect(learned(after(['7g7f']), after(['7g7f', '8b7b']))).toMatchObject([
    { seat: 1, things: ['R'] },
  ]);
});

test('only players who are taught learn', () => {
  const onlyGote = (seat: 0 | 1): boolean => seat === 1;
  expect(
    lessonsBetween(game, shogiSkin, firstSeen(after([])), after(['7g7f']), onlyGote).lessons,
  ).toEqual([]);
  expect(
    lessonsBetween(game, shogiSkin, firstSeen(after(['7g7f'])), after(['7g7f', '3c3d']), onlyGote)
      .lessons,
  ).toHaveLength(1);
});

test('a drop shows the rules that it kept clear of', () => {
  const setup = '4k4/9/9/9/9/9/P8/9/4K4 b P 1';
  const [lesson] = learned(after([], {}, setup), after(['P*5e'], {}, setup));
  expect(lesson).toMatchObject({ things: ['P*', 'nifu', 'dead-square'] });
});

test('a turn counts once, however often it is taken back', () => {
  const { seen } = look(firstSeen(after([])), after(['7g7f']));
  const back = look(seen, after([], { nodes: 2 }));
  expect(back.lessons).toEqual([]);
  expect(look(back.seen, after(['2g2f'], { nodes: 3, head: 2, parent: 0 })).lessons).toEqual([]);
});

test('nothing is learned while nobody plays here', () => {
  const now = after(['7g7f']);
  expect(learned(after([]), { ...now, playing: false })).toEqual([]);
  expect(learned(after([], { elsewhere: true }), now)).toEqual([]);
  expect(learned(after([], { over: true }), now)).toEqual([]);
  expect(learned(after([], { id: 'b' }), now)).toEqual([]);
});

test('an attempt that is refused is a mistake, and counts once while it is shown', () => {
  const picks = [on('8h'), on('8d')];
  const refusal = game.refuse(shogi.start(), picks);
  if (refusal === null) throw new Error('a bishop that goes straight');
  const refused = { picks, refusal };
  const { lessons, seen } = look(firstSeen(after([])), after([], { refused }));
  expect(lessons).toEqual([{ seat: 0, was: 'wrong', thing: 'B' }]);
  expect(look(seen, after([], { refused })).lessons).toEqual([]);
});

test('a foul that was taken off the board is a mistake of the player who made it', () => {
  const pinned = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';
  const foul = { seat: 0, node: null, move: '5g6g' } as const;
  expect(learned(after([], {}, pinned), after([], { foul }, pinned))).toEqual([
    { seat: 0, was: 'wrong', thing: 'pinned' },
  ]);
});

test('an illegal move that is let stand is a mistake all the same', () => {
  const pinned = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';
  expect(learned(after([], {}, pinned), after(['5g6g'], {}, pinned))).toEqual([
    { seat: 0, was: 'wrong', thing: 'pinned' },
  ]);
});

/** The proofs of levels find what is wrong: each level is changed in several ways, and a check fails for each. */
import { describe, expect, test } from 'vitest';
import { type Level, levelsOf } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { faultsOf } from './faults.ts';

const game: Game = shogiPack.game;
const formats = await shogiPack.formats();

/** The other side to move. */
const turned = (level: Level): Level => ({
  ...level,
  setup: game.text.position(course.view.pass(game.start(level.setup))),
});

/** The position with one rank shifted by two files: the lowest on which the other side has a piece, or else the learner. */
const shifted = (setup: string): string => {
  const [board = '', ...others] = setup.split(' ');
  const ranks = board
    .split('/')
    .map(
      (rank) => rank.replaceAll(/\d/g, (n) => '.'.repeat(Number(n))).match(/\+?[a-zA-Z]|\./g) ?? [],
    );
  const lowest = (letter: RegExp): number =>
    ranks.findLastIndex((rank) => rank.some((piece) => letter.test(piece)));
  const theirs = lowest(/[a-z]/);
  const which = theirs === -1 ? lowest(/[A-Z]/) : theirs;
  const texts = ranks.map((rank, i) =>
    (i === which ? [...rank.slice(2), ...rank.slice(0, 2)] : rank)
      .join('')
      .replaceAll(/\.+/g, (dots) => String(dots.length)),
  );
  return [texts.join('/'), ...others].join(' ');
};

/** The task exchanged for its opposite, or for that of another level. */
const exchanged = (level: Level): Level => {
  switch (level.kind) {
    case 'move':
      return { ...level, goal: { is: 'not', goal: level.goal } };
    case 'legal':
      return { ...level, rule: level.rule === null ? 'nifu' : null };
    case 'answer':
      return { ...level, plies: 3 };
    case 'collect':
      return { ...level, targets: [] };
    case 'squares':
      return { ...level, asked: { is: 'these', squares: [] } };
    case 'face':
      return { ...level, offered: ['K', 'K', 'G'] };
  }
};

const changes: Readonly<Record<string, (level: Level) => Level>> = {
  'one more in par': (level) => ({ ...level, par: level.par + 1 }),
  'one less in par': (level) => ({ ...level, par: level.par - 1 }),
  'the other side to move': turned,
  'another task': exchanged,
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  test.each(levelsOf(course))('is found in $stage/$level', ({ stage, of }) => {
    expect(faultsOf(shogiPack, formats, course, stage, change(of))).not.toEqual([]);
  });
});

/** A level that stays as good when a king moves: the gold may be dropped anywhere away from it. */
const asGood = ['hand/drop'];

describe('pieces that moved', () => {
  const moved = levelsOf(course).filter(
    ({ stage, level, of }) => 'solution' in of && !asGood.includes(`${stage}/${level}`),
  );
  test.each(moved)('are found in $stage/$level', ({ stage, of }) => {
    const setup = shifted(game.text.position(game.start(of.setup)));
    expect(faultsOf(shogiPack, formats, course, stage, { ...of, setup })).not.toEqual([]);
  });
});

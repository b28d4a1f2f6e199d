/** The order of the course of shogi: no level needs what a later stage teaches, and none is like another. */
import { expect, test } from 'vitest';
import {
  type Goal,
  type Level,
  levelsOf,
  nextPath,
  practiceOf,
  type Stage,
  stagesOf,
} from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { lessonAt } from '#lessons/lesson.ts';
import { faceOfPick, moveOf } from '#lessons/moves.ts';

const shogi: Game = shogiPack.game;
const stages = stagesOf(course);

const lessonOf = (stage: Stage, level: Level) => {
  const lesson = lessonAt(shogi, course, { stage: stage.id, level: level.id });
  if (lesson === undefined) throw new Error(`no level at ${stage.id}/${level.id}`);
  return lesson;
};

/** The ideas that a goal is stated with. */
const ideasOf = (goal: Goal): readonly string[] => {
  switch (goal.is) {
    case 'all':
      return goal.goals.flatMap(ideasOf);
    case 'not':
      return ideasOf(goal.goal);
    case 'takes':
      return ['take'];
    case 'checks':
      return ['check'];
    case 'mates':
      return ['mate'];
    case 'drops':
      return ['drop'];
    case 'chooses':
      return ['promotion'];
    default:
      return [];
  }
};

/** The things and ideas that the solution of a level is made with. */
const neededBy = (stage: Stage, level: Level): readonly string[] => {
  const { rules, game, view, start } = lessonOf(stage, level);
  if (level.kind === 'legal') {
    const rule = level.rule ?? '';
    return rule.startsWith('promotion') ? ['promotion'] : rule === '' ? [] : [rule];
  }
  if (!('solution' in level)) return [];
  const told =
    level.kind === 'move' ? ideasOf(level.goal) : level.kind === 'answer' ? ['mate'] : ['take'];
  let position = start;
  return [
    ...told,
    ...level.solution.flatMap((text) => {
      const move = moveOf(rules, position, text);
      const picks = shogi.picks(position, move);
      const [origin] = picks;
      const face = faceOfPick(view, position, origin) ?? '';
      position = game.play(position, { move });
      const choice = picks.some(({ at }) => at === 'choice') ? ['promotion'] : [];
      return [...(origin?.at === 'hand' ? ['drop'] : [face]), ...choice];
    }),
  ];
};

const taught = (stage: Stage): readonly string[] => [...stage.about, ...(stage.ideas ?? [])];

test('no level needs a thing or an idea of a later stage', () => {
  const late = stages.flatMap((stage, i) => {
    const known = new Set(stages.slice(0, i + 1).flatMap(taught));
    return stage.levels.flatMap((level) =>
      neededBy(stage, level)
        .filter((thing) => !known.has(thing))
        .map((thing) => `${stage.id}/${level.id} needs ${thing}`),
    );
  });
  expect(late).toEqual([]);
});

test('stages ask only for earlier ones', () => {
  const ids = stages.map(({ id }) => id);
  for (const [i, { needs = [] }] of stages.entries())
    for (const need of needs) expect(ids.slice(0, i), need).toContain(need);
});

test('before promotion no solution enters the far camp with a piece that could turn over, and nobody is asked', () => {
  const first = stages.findIndex(({ ideas }) => ideas?.includes('promotion'));
  const before = stages.slice(0, first);
  expect(before.length).toBeGreaterThan(10);
  for (const stage of before) {
    expect(stage.plain, stage.id).toBe(true);
    for (const level of stage.levels)
      expect(neededBy(stage, level), `${stage.id}/${level.id}`).not.toContain('promotion');
  }
});

test('stages and levels have names of their own, and their things are those of mastery', () => {
  expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
  for (const { id, levels, about } of stages) {
    expect(new Set(levels.map((level) => level.id)).size, id).toBe(levels.length);
    for (const thing of about)
      expect(thing).toMatch(/^(\+?[PLNSGBRK]\*?|nifu|dead-square|moved-into-check)$/);
  }
});

test('a level is unlike every other, also in the mirror', () => {
  const taskOf = (level: Level): string => {
    const { kind } = level;
    if (kind === 'move') return JSON.stringify(level.goal);
    if (kind === 'squares') return JSON.stringify(level.asked);
    return kind === 'legal' ? JSON.stringify(level.picks) : kind;
  };
  const seen = new Map<string, string>();
  for (const { stage, level, of } of levelsOf(course)) {
    const start = shogi.start(of.setup);
    const name = `${stage}/${level}`;
    const keys = [start, course.view.mirror(start)].map((one) =>
      [shogi.key(shogi.start(shogi.text.position(one))), taskOf(of)].join(' '),
    );
    for (const key of new Set(keys)) {
      expect(seen.get(key), name).toBeUndefined();
      seen.set(key, name);
    }
  }
});

test('a level teaches nothing that its stage does not name', () => {
  for (const { id, levels, about } of stages)
    for (const level of levels)
      for (const thing of level.about ?? []) {
        const earlier = stages.slice(0, stages.findIndex((stage) => stage.id === id) + 1);
        const known = earlier.flatMap((stage) => stage.about);
        expect([...known, ...about], `${id}/${level.id}`).toContain(thing);
      }
});

test('a refusal, and a piece that was sent astray, lead to a level to practise', () => {
  expect(practiceOf(course, 'nifu')).toEqual({ stage: 'dropping', level: 'nifu' });
  expect(practiceOf(course, 'dead-square')).toEqual({ stage: 'dropping', level: 'last-rank' });
  expect(practiceOf(course, 'promotion-compulsory')).toEqual({
    stage: 'promotion',
    level: 'pawn-must',
  });
  expect(practiceOf(course, 'moved-into-check')).toEqual({ stage: 'king', level: 'danger' });
  expect(practiceOf(course, 'N')).toEqual({ stage: 'knight', level: 'leap' });
  expect(practiceOf(course, '+B')).toEqual({ stage: 'promotion', level: 'horse' });
  expect(practiceOf(course, 'uchifuzume')).toBeNull();
});

test('the last game of each block can be played', async () => {
  const { readSetup } = await shogiPack.formats();
  for (const { id, setup } of course.blocks.flatMap(({ after }) => after))
    expect(readSetup(shogi.text.position(shogi.start(setup))).ok, id).toBe(true);
});

test('the next level leads through a block, and from its last level to its games', () => {
  for (const block of course.blocks) {
    const paths = levelsOf({ ...course, blocks: [block] });
    for (const [i, { stage, level }] of paths.entries()) {
      const next = paths[i + 1];
      expect(nextPath(course, { stage, level })).toEqual(
        next === undefined ? null : { stage: next.stage, level: next.level },
      );
    }
  }
  expect(nextPath(course, { stage: 'gold', level: 'unknown' })).toBeNull();
});

test('the blocks have the stages and levels that the path promises', () => {
  expect(
    course.blocks.map((block) => block.stages.map(({ id, levels }) => `${id} ${levels.length}`)),
  ).toEqual([
    ['table 3', 'aim 3', 'gold 3', 'king 3', 'rook 3', 'bishop 3', 'hand 4', 'gold-mate 5'],
    ['pawn 3', 'lance 3', 'silver 4', 'knight 4', 'promotion 12', 'dropping 6', 'faces 14'],
  ]);
});

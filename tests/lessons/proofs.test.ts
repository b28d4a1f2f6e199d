/** Every level of every course, proven: it can be done, in no fewer moves than its par, and every wrong move is answered. */
import { describe, expect, test } from 'vitest';
import { levelsOf } from '#games/course.ts';
import { packs } from '#games/index.ts';
import { faultsOf } from './faults.ts';

const found = await Promise.all(
  Object.values(packs).map(async (load) => {
    const pack = await load();
    const course = 'course' in pack ? await pack.course?.() : undefined;
    return course === undefined ? [] : [{ pack, course, formats: await pack.formats() }];
  }),
);

describe.each(found.flat())('the course of $course.game', ({ pack, course, formats }) => {
  const levels = levelsOf(course).map((path) => ({ ...path, name: `${path.stage}/${path.level}` }));

  test.each(levels)('$name can be trusted, and so can its twin in the mirror', ({ stage, of }) => {
    expect(faultsOf(pack, formats, course, stage, of)).toEqual([]);
  });
});

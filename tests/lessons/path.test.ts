/** The path of a course: each of its stations has a sign, and its addresses are free for all stages. */
import { expect, test } from 'vitest';
import { levelsOf, practiceOf, stagesOf } from '#games/course.ts';
import { packs } from '#games/index.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { NEXT, PRACTISE } from '#ui/game/learn-address.ts';
import { DRILL } from '#ui/pages/learn/drill/Drills.tsx';
import { gameSigns } from '#ui/skins/index.ts';

const games = course.blocks.flatMap(({ after }) => after);

test('each stage, and each game that ends a block, has a sign of its own', () => {
  const stations = course.blocks.flatMap(({ stages, after }) => [...stages, ...after]);
  expect(Object.keys(course.signs)).toEqual(stations.map(({ id }) => id));
  expect(new Set(Object.values(course.signs).map((sign) => JSON.stringify(sign))).size).toBe(
    stations.length,
  );
});

test('no stage or block takes an address that leads elsewhere', () => {
  const stages = stagesOf(course).map(({ id }) => id);
  const names = [...stages, ...course.blocks.map(({ id }) => id), NEXT, PRACTISE, DRILL];
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

test('the sign of a game tells whether it has lessons', async () => {
  for (const [id, fetchPack] of Object.entries(packs))
    expect(gameSigns[id as keyof typeof gameSigns].hasLessons === true, id).toBe(
      (await fetchPack()).course !== undefined,
    );
});

test('the pack lists what a level practises, and nothing else', async () => {
  const { practised = [] } = await packs.shogi();
  const taught = levelsOf(course).flatMap(({ of }) => [
    ...(of.about ?? []),
    ...(of.kind === 'legal' && of.rule !== null ? [of.rule] : []),
  ]);
  const things = [...taught, ...stagesOf(course).flatMap(({ about }) => about)];
  expect(practised.toSorted()).toEqual(
    [...new Set(things)].filter((thing) => practiceOf(course, thing) !== null).toSorted(),
  );
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { levelsOf, stagesOf } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { createLessonProgress, justMe, levelDone } from '#store/lesson-progress.ts';
import { show } from '../../../../tests/show.tsx';
import { LearnPage } from './LearnPage.tsx';

beforeEach(() => {
  location.hash = '';
});

/** The path of shogi, after these levels were done with so many stars. */
const openPath = async (
  results: readonly (readonly [stage: string, level: string, stars: 0 | 1 | 2 | 3])[] = [],
  rest = 'shogi',
) => {
  const lessons = createLessonProgress({ learner: justMe });
  for (const [stage, level, stars] of results)
    levelDone(lessons, 'shogi', { stage, level }, { stars, took: 1 });
  await show(
    <Suspense>
      <LearnPage rest={rest} />
    </Suspense>,
    { lessons },
  );
  await screen.findByRole('heading', { level: 1, name: 'Learn' });
  return userEvent.setup();
};

const stage = (name: string) => document.querySelector(`[data-stage="${name}"]`);
const way = (name: string) => stage(name)?.querySelector('button');

test('every stage stands on the path and can be opened, whatever was done before', async () => {
  const user = await openPath();
  for (const { id, levels } of stagesOf(course)) {
    const button = way(id);
    if (!button) throw new Error(`no button for ${id}`);
    expect(button).toBeEnabled();
    await user.click(button);
    for (const level of levels)
      expect(document.querySelector(`[href="#/learn/shogi/${id}/${level.id}"]`)).not.toBeNull();
  }
});

test('the first visit begins with the first level', async () => {
  await openPath();
  const [first] = levelsOf(course);
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute(
    'href',
    `#/learn/shogi/${first?.stage}/${first?.level}`,
  );
  expect(way('table')).toHaveAttribute('aria-current', 'step');
});

test('a learner goes on at the first level that is not done, which is marked', async () => {
  await openPath([
    ...(['own', 'own-king', 'their-king'] as const).map((one) => ['table', one, 3] as const),
    ['gold', 'ahead', 3],
  ]);
  expect(screen.getByRole('link', { name: 'Go on: The aim, level 1' })).toHaveAttribute(
    'href',
    '#/learn/shogi/aim/take-the-king',
  );
  expect(way('aim')).toHaveAttribute('aria-current', 'step');
  expect(way('gold')).not.toHaveAttribute('aria-current');
});

test('a stage says to the ears how far it is done', async () => {
  const user = await openPath([
    ['gold', 'ahead', 3],
    ['gold', 'back', 2],
  ]);
  await user.click(screen.getByRole('button', { name: 'Gold, 2 of 3 levels done, 5 stars' }));
  const levels = within(screen.getByRole('list', { name: 'Gold' }));
  expect(levels.getByRole('link', { name: 'Ahead, done, 3 stars' })).toBeInTheDocument();
  expect(levels.getByRole('link', { name: /To the side/ })).toBeInTheDocument();
  expect(stage('gold')).not.toHaveAttribute('data-done');
});

test('a stage is done with its last level', async () => {
  await openPath(['ahead', 'sideways', 'back'].map((level) => ['gold', level, 1]));
  expect(stage('gold')).toHaveAttribute('data-done', 'true');
});

test('a stage that needs eyes is marked and does not count', async () => {
  const counted = stagesOf(course).filter(({ eyes }) => !eyes);
  const of = counted.reduce((sum, { levels }) => sum + levels.length, 0);
  const all = counted.flatMap(({ id, levels }) =>
    levels.map((level) => [id, level.id, 3] as const),
  );
  const user = await openPath(all);
  expect(screen.getByText(`${of} of ${of} levels done`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Faces/ }));
  expect(screen.getByText('For the eyes; does not count')).toBeInTheDocument();
});

test('an address without a level leads to the path, with a word', async () => {
  await openPath([], 'shogi/gold/no-such-level');
  expect(screen.getByRole('status')).toHaveTextContent('There is no such lesson.');
});

test('the address of a stage shows its levels', async () => {
  await openPath([], 'shogi/gold');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('list', { name: 'Gold' })).toBeInTheDocument();
});

test('a refusal leads to the level that asks about its rule', async () => {
  await show(
    <Suspense>
      <LearnPage rest="shogi/practise/nifu" />
    </Suspense>,
  );
  expect(location.hash).toBe('#/learn/shogi/dropping/nifu');
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keeping } from '#i18n/en/learn/keeping.ts';
import {
  bestOf,
  createLessonProgress,
  type LessonProgress,
  type LessonProgressStore,
  levelDone,
  progressIn,
} from '#store/lesson-progress.ts';
import { show } from '../../../../tests/show.tsx';
import { Learner } from './Learner.tsx';
import { NotKept, NotKeptInLevel } from './NotKept.tsx';
import { ResetAll, ResetLevel, ResetNotice, ResetStage } from './Resets.tsx';

const back = { stage: 'gold', level: 'back' };
const lines = { stage: 'rook', level: 'lines' };
const threeStars = { stars: 3, took: 5 } as const;

const button = (name: string) => screen.findByRole('button', { name });
const bestIn = (store: LessonProgressStore, path = back) =>
  bestOf(progressIn(store.getState(), 'shogi'), path);
const learning = (from: Partial<LessonProgress> = {}): LessonProgressStore => {
  const store = createLessonProgress({ learner: 'name Ana', ...from });
  for (const path of [back, lines]) levelDone(store, 'shogi', path, threeStars);
  return store;
};

test('the learner is asked once, with “Just me” first, and changed in two taps', async () => {
  const user = userEvent.setup();
  const lessons = createLessonProgress({ courses: { 'name Ana': {} } });
  await show(<Learner />, { lessons });
  await button('Ana');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([keeping.justMe, 'Ana', keeping.otherName]);
  await user.click(await button(keeping.justMe));
  expect(screen.queryByRole('group')).toBeNull();
  expect(await button(keeping.learner(keeping.justMe))).toHaveFocus();
  await user.click(await button(keeping.learner(keeping.justMe)));
  expect(await button(keeping.justMe)).toHaveFocus();
  await user.click(await button('Ana'));
  expect(lessons.getState().learner).toBe('name Ana');
  expect(await button(keeping.learner('Ana'))).toHaveFocus();
});

test('a new name is typed by keys alone, and Escape leaves the learner as it was', async () => {
  const user = userEvent.setup();
  const lessons = createLessonProgress();
  await show(<Learner />, { lessons });
  await user.click(await button(keeping.otherName));
  expect(screen.getByRole('textbox', { name: keeping.name })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(lessons.getState().learner).toBeNull();
  await user.keyboard(' Ben {Enter}');
  expect(lessons.getState().learner).toBe('name Ben');
  await user.keyboard('{Enter}');
  expect(await button('Ben')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await button(keeping.learner('Ben'))).toHaveFocus();
});

test('a level, a stage and everything are reset, each with an undo', async () => {
  const user = userEvent.setup();
  const lessons = learning();
  await show(
    <>
      <ResetLevel {...back} />
      <ResetStage stage="rook" />
      <ResetAll />
      <ResetNotice />
    </>,
    { lessons },
  );
  await user.click(await button(keeping.resetLevel));
  expect(bestIn(lessons)).toBeNull();
  expect(bestIn(lessons, lines)).toEqual(threeStars);
  expect(await button(keeping.resetLevel)).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button(keeping.undo));
  expect(bestIn(lessons)).toEqual(threeStars);
  expect(await screen.findByText(keeping.restored)).toBeVisible();
  await user.click(await button(keeping.resetStage));
  expect(bestIn(lessons, lines)).toBeNull();
  await user.click(await button(keeping.resetAll));
  expect(bestIn(lessons)).toBeNull();
  expect(await screen.findByText(keeping.reset(1))).toBeVisible();
  await user.click(await button(keeping.undo));
  expect(bestIn(lessons)).toEqual(threeStars);
  expect(bestIn(lessons, lines)).toBeNull();
});

test.each([
  ['storage', { isKept: false }],
  ['newer', { newer: { 'name Ana': ['shogi'] } }],
] as const)('it is said that progress is not kept: %s', async (why, state) => {
  await show(<NotKept />, { lessons: learning(state) });
  expect(await screen.findByText(keeping.notKept[why])).toBeVisible();
});

test('a level says it too, until it is put away or the learner begins', async () => {
  const user = userEvent.setup();
  const lessons = learning({ isKept: false });
  await show(<NotKeptInLevel isFresh />, { lessons });
  expect(await screen.findByText(keeping.notKeptShort.storage)).toBeVisible();
  await user.click(await button('Dismiss'));
  expect(screen.queryByText(keeping.notKeptShort.storage)).toBeNull();
  lessons.setState({ told: null });
  expect(await screen.findByText(keeping.notKeptShort.storage)).toBeVisible();
  await show(<NotKeptInLevel isFresh={false} />, { lessons });
  expect(screen.queryByText(keeping.notKeptShort.storage)).toBeNull();
});

test('nothing is said where progress is kept', async () => {
  await show(<NotKept />, { lessons: learning({ newer: { 'name Ben': ['shogi'] } }) });
  expect(screen.queryByRole('status')).toBeNull();
});

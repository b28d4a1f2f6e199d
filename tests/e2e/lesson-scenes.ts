/** Levels of lessons in each of their states, as a learner comes to them. */
import type { Page } from '@playwright/test';
import { expectState, lessonAction, openLevel } from './lessons.ts';
import { square } from './table.ts';

/** A state of a level, and how a learner comes to it. */
export const levelScenes: readonly (readonly [
  name: string,
  reach: (page: Page) => Promise<void>,
])[] = [
  ['an untouched level', (page) => openLevel(page, 'aim', 'check')],
  ['a level with a long rule', (page) => openLevel(page, 'promotion', 'leaving')],
  [
    'a wrong move',
    async (page) => {
      await openLevel(page, 'hand', 'free');
      await square(page, '5g').click();
      await square(page, '5d').click();
      await expectState(page, 'wrong');
    },
  ],
  [
    'a level that is done',
    async (page) => {
      await openLevel(page, 'aim', 'take-the-king');
      await square(page, '5e').click();
      await square(page, '5d').click();
      await expectState(page, 'done');
    },
  ],
  ['a question about a rule', (page) => openLevel(page, 'dropping', 'nifu')],
  [
    'a wrong answer about a rule',
    async (page) => {
      await openLevel(page, 'dropping', 'nifu');
      await page.locator('[data-answer="legal"]').click();
      await expectState(page, 'wrong');
    },
  ],
  [
    'a face with a hint',
    async (page) => {
      await openLevel(page, 'faces', 'promoted-silver');
      await lessonAction(page, 'lesson-hint').click();
    },
  ],
];

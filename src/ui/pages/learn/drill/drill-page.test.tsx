// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#i18n/index.ts';
import { show } from '../../../../../tests/show.tsx';
import { LearnPage } from '../LearnPage.tsx';

beforeEach(() => {
  location.hash = '';
  vi.restoreAllMocks();
});

const open = async (rest: string, language: Language = 'en') => {
  await show(
    <Suspense>
      <LearnPage rest={`shogi/${rest}`} />
    </Suspense>,
    { language },
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

const drill = () => document.querySelector('[data-part="lesson"]');
const heard = () => document.querySelector('[data-part="lesson-aloud"]')?.textContent;
const answers = () => within(screen.getByRole('group', { name: 'Your answer' }));

/** The piece on the board: the only square that is not empty. */
const piece = () => {
  const [only, ...others] = document.querySelectorAll('.sq:not([data-piece=""])');
  expect(others).toEqual([]);
  return only?.getAttribute('data-piece') ?? '';
};
const isDone = () => expect(drill()).toHaveAttribute('data-state', 'done');

test('the path leads to both drills, and the stage about faces to that of faces', async () => {
  const user = await open('');
  const drills = within(screen.getByRole('region', { name: 'Practice without end' }));
  expect(drills.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/learn/shogi/drill/faces',
    '#/learn/shogi/drill/squares',
  ]);
  await user.click(screen.getByRole('button', { name: /^Faces/ }));
  expect(screen.getByRole('link', { name: 'Practice without end' })).toHaveAttribute(
    'href',
    '#/learn/shogi/drill/faces',
  );
});

test('an unknown drill leads to the path, with a word', async () => {
  await open('drill/mazes');
  expect(screen.getByRole('status')).toHaveTextContent('There is no such lesson.');
});

test('a face is named among three, and a wrong name shows the piece that has it', async () => {
  const user = await open('drill/faces');
  expect(heard()).toBe('Names of pieces. Which piece is this?');
  const face = piece().toUpperCase();
  const names = answers().getAllByRole('button');
  expect(names).toHaveLength(3);
  const wrong = names.find((one) => one.dataset['answer'] !== face);
  if (wrong === undefined) throw new Error('no wrong answer');
  const called = wrong.textContent ?? '';
  await user.click(wrong);
  expect(drill()).toHaveAttribute('data-state', 'wrong');
  expect(heard()?.toLowerCase()).toContain(`${called.toLowerCase()} looks like this.`);
  expect(wrong.querySelector('svg, use, .face')).not.toBeNull();
  await user.click(document.querySelector(`[data-answer="${face}"]`) ?? wrong);
  isDone();
  expect(heard()).toMatch(/^Right: [a-z ]+\. Enter leads to the next question\.$/);
});

test('a pressed square says its own name, until it is the one that was asked for', async () => {
  // Every press comes long after the one before.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const user = await open('drill/squares');
  const asked = screen.getByRole('heading', { level: 1 }).textContent?.replace('Press ', '') ?? '';
  const other = asked === '5e' ? '5f' : '5e';
  const pressed = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  pressed(other)?.focus();
  await user.keyboard('{Enter}');
  expect(heard()).toBe(`That was ${other}. Try again. Press ${asked}.`);
  pressed(asked)?.focus();
  await user.keyboard(' ');
  isDone();
  expect(heard()).toBe(`Right: ${asked}. Enter leads to the next question.`);
  await user.keyboard('{Enter}');
  expect(drill()).toHaveAttribute('data-state', 'open');
  expect(heard()).not.toContain(asked);
});

test('coordinates can be hidden, and the squares keep their names', async () => {
  const user = await open('drill/squares');
  const labels = () => document.querySelector('.board .files')?.textContent;
  expect(labels()).toBe('987654321');
  await user.click(screen.getByRole('button', { name: 'Coordinates' }));
  expect(labels()).toBe('');
  expect(screen.getByRole('gridcell', { name: '5e, empty' })).toBeInTheDocument();
});

test('a marked square is named among three, in the words of the player', async () => {
  const user = await open('drill/squares', 'ja');
  await user.click(document.querySelector('[data-action="drill-naming"]') ?? document.body);
  const marked = document.querySelector('[aria-selected="true"]')?.getAttribute('data-square');
  const names = document.querySelectorAll<HTMLElement>('[data-answer]');
  expect(names).toHaveLength(3);
  for (const name of names) expect(name.textContent).toMatch(/^[1-9][一二三四五六七八九]$/);
  await user.click(document.querySelector(`[data-answer="${marked}"]`) ?? document.body);
  isDone();
});

test('the answer is shown to a player who asks for it', async () => {
  const user = await open('drill/squares');
  const asked = screen.getByRole('heading', { level: 1 }).textContent?.replace('Press ', '');
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  isDone();
  expect(heard()).toContain(`The answer: ${asked}.`);
  expect(document.querySelector('[data-found]')).toHaveAttribute('data-found', asked);
});

test('a second press of Enter at once does not lead on', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const user = await open('drill/squares');
  const asked = screen.getByRole('heading', { level: 1 }).textContent?.replace('Press ', '');
  document.querySelector<HTMLElement>(`[data-square="${asked}"]`)?.focus();
  await user.keyboard(' {Enter}');
  isDone();
  expect(heard()).toContain(`Right: ${asked}.`);
});

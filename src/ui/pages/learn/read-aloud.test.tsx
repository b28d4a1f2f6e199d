// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#i18n/index.ts';
import type { Speech, SpeechState } from '#store/speech.ts';
import { show } from '../../../../tests/show.tsx';
import { LearnPage } from './LearnPage.tsx';

beforeEach(() => {
  location.hash = '';
});

/** A voice that notes what it says. */
const voiceOf = (...languages: Language[]) => {
  const said: string[] = [];
  const speech: Speech = {
    state: createStore<SpeechState>(() => ({ isOn: false, languages })),
    say: (sentence, language) => said.push(`${language}: ${sentence}`),
    stop: () => said.push('stop'),
  };
  return { said, speech };
};

const open = async (speech: Speech, language: Language = 'en') => {
  await show(
    <Suspense>
      <LearnPage rest="shogi/faces/gold" />
    </Suspense>,
    { language, browser: { speech: () => speech } },
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

const button = () => screen.queryByRole('button', { name: 'Read aloud' });

test('the task is read when the button is pressed, and then what is said of answers', async () => {
  const { said, speech } = voiceOf('en');
  const user = await open(speech);
  expect(said).toEqual([]);
  await user.click(button() ?? document.body);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(said).toEqual(['en: Which piece is this?']);
  await user.click(screen.getByRole('button', { name: 'silver' }));
  expect(said.slice(1)).toEqual(['en: It is not the silver.']);
});

test('a voice that is on reads the task as it comes, and is silent after a second press', async () => {
  const { said, speech } = voiceOf('en');
  speech.state.setState({ isOn: true });
  const user = await open(speech);
  expect(said).toEqual(['en: Which piece is this?']);
  await user.click(button() ?? document.body);
  await user.click(screen.getByRole('button', { name: 'silver' }));
  expect(said.slice(1)).toEqual(['stop']);
});

test('without a voice of the language there is no button', async () => {
  const { speech } = voiceOf('en', 'es');
  await open(speech, 'ja');
  expect(document.querySelector('[data-action="read-aloud"]')).toBeNull();
});

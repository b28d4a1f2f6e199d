// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { messages as english } from '#i18n/en/index.ts';
import type { Language } from '#i18n/languages.ts';
import { tryAgain } from '#loading/chunk.ts';
import { createProgress } from '#store/progress.ts';
import {
  changeSettings,
  createSettings,
  firstSettings,
  type SettingsStore,
} from '#store/settings.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { portsWith } from '../../tests/ports.ts';
import type { AppContext } from './app/app-context.tsx';
import { renderByLanguage } from './render-by-language.tsx';
import { gameSigns, skinOf } from './skins/index.ts';

let root: Root;
let element: HTMLElement;
let settings: SettingsStore;

const never = (): never => {
  throw new Error('not asked here');
};

/** The app for a reader of that language. */
const appWith = (language: Language): AppContext => {
  const ports = portsWith();
  settings = createSettings(firstSettings(language));
  return {
    table: createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
      mayHaveKept: false,
    }),
    settings,
    setUps: { read: never, keep: never },
    gameSigns,
    browser: () => new Promise(() => {}),
    openReader: never,
    progress: createProgress({}),
    lessons: never,
    takeOver: never,
  };
};

beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  location.hash = '#/nowhere';
});

const shown = async (words: string): Promise<void> => {
  await act(async () => {
    await new Promise((rest) => setTimeout(rest, 50));
  });
  await expect.poll(() => element.textContent).toContain(words);
};

test('the app is shown in the language of the reader, and in another as soon as that is chosen', async () => {
  await act(() => renderByLanguage(root, appWith('es'), skinOf));
  await shown('Aquí no hay nada');
  expect(document.documentElement.lang).toBe('es');
  await act(async () => changeSettings(settings, { language: 'en' }));
  await shown(english.notFound.title);
  expect(document.documentElement.lang).toBe('en');
});

test('slower words of a language do not replace one that was chosen later', async () => {
  let letIn = (): void => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  let isSlow = false;
  const slow: typeof skinOf = (id) => {
    if (!isSlow) return skinOf(id);
    isSlow = false;
    return held.then(() => skinOf(id));
  };
  await act(() => renderByLanguage(root, appWith('en'), slow));
  isSlow = true;
  await act(async () => changeSettings(settings, { language: 'es' }));
  await act(async () => changeSettings(settings, { language: 'ja' }));
  await expect.poll(() => document.documentElement.lang).toBe('ja');
  await act(async () => letIn());
  await act(async () => new Promise((rest) => setTimeout(rest, 50)));
  expect(document.documentElement.lang).toBe('ja');
});

test('words that did not come are shown when they come with a later try', async () => {
  let isOffline = false;
  const skins: typeof skinOf = (id) =>
    isOffline ? Promise.reject(new Error('no net')) : skinOf(id);
  await act(() => renderByLanguage(root, appWith('en'), skins));
  isOffline = true;
  await act(async () => changeSettings(settings, { language: 'es' }));
  await shown(english.notFound.title);
  isOffline = false;
  await act(async () => tryAgain());
  await shown('Aquí no hay nada');
});

test('without its first words the app does not start', async () => {
  const failing = () => Promise.reject(new Error('no net'));
  await expect(renderByLanguage(root, appWith('en'), failing)).rejects.toThrow('no net');
});

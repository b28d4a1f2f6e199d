/** The app for component tests: a table with no storage behind it, and the words of a language. */

import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { encode } from '#effects/files/encode.ts';
import { openReader } from '#effects/files/kifu-reader/reader.ts';
import type { Agreement } from '#games/agreement.ts';
import type { GamePack } from '#games/pack.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { type Language, loadMessages } from '#i18n/index.ts';

import { fetchOnce } from '#loading/chunk.ts';
import { createLessonProgress, type LessonProgressStore } from '#store/lesson-progress.ts';
import { createProgress, type ProgressStore } from '#store/progress.ts';
import { firstSetUp } from '#store/set-up.ts';
import { createSettings, firstSettings, type Settings } from '#store/settings.ts';
import { createSpeechState } from '#store/speech.ts';
import { createTable, freshSitting, type Table } from '#store/table.ts';
import { AppProvider, type BrowserPorts, type SetUps } from '#ui/app/app-context.tsx';
import { TextProvider } from '#ui/app/text.tsx';
import { SkinsProvider } from '#ui/game/game-skin.ts';
import type { GameSkin } from '#ui/game/game-text.ts';
import { gameSigns } from '#ui/skins/index.ts';
import { gameSkin as look } from '#ui/skins/shogi/index.ts';
import { portsWith } from './ports.ts';

/** A game other than shogi to show: what it brings, how it looks, and its first position. */
interface OtherGame {
  readonly pack: GamePack;
  readonly look: GameSkin;
}

interface Shown {
  /** Shogi where none is named. */
  readonly game?: OtherGame;
  readonly setup?: string;
  readonly language?: Language;
  /** Browser ports that differ from the default ones. */
  readonly browser?: Partial<BrowserPorts>;
  /** How set-ups are read and kept, where they are not forgotten. */
  readonly setUps?: Partial<SetUps>;
  readonly random?: () => number;
  readonly progress?: ProgressStore;
  /** The progress in lessons. */
  readonly lessons?: LessonProgressStore;
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<Settings>;
}

const shogiSkin: GameSkin = { ...look, skin: { ...look.skin, loadFaces: async () => {} } };
const shogiGame: OtherGame = { pack: shogiPack, look: shogiSkin };

/** Shows a part of the screen at a table of its own. */
export const show = async (
  part: ReactNode,
  {
    game: { pack, look: gameSkin } = shogiGame,
    setup = pack.game.text.position(pack.game.start()),
    language = 'en',
    browser = {},
    setUps = {},
    random = () => 0,
    progress = createProgress({}),
    lessons = createLessonProgress(),
    settings = {},
  }: Shown = {},
): Promise<Table> => {
  const ports = portsWith({ random });
  const table = createTable(pack, ports, freshSitting(pack.game, ports, setup), {
    mayHaveKept: false,
  });
  const silence = { state: createSpeechState(false), say: () => {}, stop: () => {} };
  const skinOf = fetchOnce(async () => gameSkin);
  const known = Promise.resolve<BrowserPorts>({
    copy: async () => true,
    readClipboard: async () => undefined,
    save: () => {},
    encode,
    keepOffline: async () => {},
    startPersistence: () => {},
    hearOfFiles: () => {},
    speech: () => silence,
    ...browser,
  });
  const app = {
    table,
    settings: createSettings({ ...firstSettings(language), ...settings }),
    setUps: {
      read: (_: string, agreement: Agreement) => firstSetUp(agreement),
      keep: () => {},
      ...setUps,
    },
    gameSigns,
    browser: () => known,
    openReader: async (first: string) =>
      openReader({ [pack.id]: async () => pack }, first, () =>
        Promise.reject(new Error('no worker here')),
      ),
    progress,
    lessons: fetchOnce(async () => lessons),
    takeOver: () => {},
  };

  const text = { ...(await loadMessages(language)), game: await gameSkin.words(language) };
  await skinOf();
  await act(async () => {
    render(
      <TextProvider text={text}>
        <SkinsProvider value={skinOf}>
          <AppProvider value={app}>{part}</AppProvider>
        </SkinsProvider>
      </TextProvider>,
    );
  });
  return table;
};

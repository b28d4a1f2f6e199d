// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { firstSettings, settingsFor } from '#store/settings.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { show } from '../../../../tests/show.tsx';
import { useSettings } from '../../app/app-context.tsx';
import type { GameSkin } from '../../game/game-text.ts';
import { gameSkin } from '../../skins/shogi/index.ts';
import { Settings } from './Settings.tsx';

/** Shogi, whose piece sets look like their names. */
const look: GameSkin = {
  ...gameSkin,
  skin: { ...gameSkin.skin, loadFaces: async () => {} },
  gameText: {
    ...gameSkin.gameText,
    settings: {
      ...gameSkin.gameText.settings,
      Preview: { pieces: ({ value }) => <i data-testid={value}>{value}</i> },
    },
  },
};

// The browser of these tests has no sound.
beforeEach(() => vi.stubGlobal('AudioContext', class {}));
afterEach(() => vi.unstubAllGlobals());

const openSettings = async (language: Language) => {
  const { settings: words, game } = await wordsIn(language);
  const seen = { settings: firstSettings(language) };
  const Page = () => {
    seen.settings = useSettings();
    return <Settings />;
  };
  await show(<Page />, { game: { pack: shogiPack, look }, language });
  return { words, game, own: game.settings, seen, user: userEvent.setup() };
};

const group = (name: string) => within(screen.getByRole('group', { name }));

test.each(languages)('every setting can be changed by its name in %s', async (language) => {
  const { words, game, own, seen, user } = await openSettings(language);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: words.language }), 'Español');
  await user.click(group(words.theme).getByRole('radio', { name: words.themes.dark }));
  await user.click(group(words.board).getByRole('radio', { name: words.boards.grey }));
  await user.click(
    group(own.pieces.label).getByRole('radio', {
      name: own.pieces.values.western,
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: own.ways.label }));
  await user.click(screen.getByText(words.more));
  await user.click(group(words.notation).getByRole('radio', { name: game.notations.usi }));
  await user.click(
    group(own.coordinates.label).getByRole('radio', { name: own.coordinates.values.numbers }),
  );
  await user.click(group(own.kings.label).getByRole('radio', { name: own.kings.values.swapped }));
  await user.click(group(words.hints).getByRole('radio', { name: words.hintLevels.off }));
  await user.click(group(words.help).getByRole('checkbox', { name: words.asking }));
  await user.click(screen.getByRole('checkbox', { name: own.upright.label }));
  await user.click(screen.getByRole('checkbox', { name: words.letterKeys }));
  await user.click(group(words.sounds).getByRole('checkbox', { name: words.sound }));

  expect(settingsFor(seen.settings, shogiPack)).toEqual({
    pieces: 'western',
    ways: true,
    notation: 'usi',
    coordinates: 'numbers',
    kings: 'swapped',
    upright: true,
  });
  expect(seen.settings).toMatchObject({
    language: 'es',
    theme: 'dark',
    board: 'grey',
    hints: 'off',
    asking: false,
    letterKeys: false,
    sound: false,
    volume: 0.7,
  });
  expect(screen.getByRole('slider', { name: words.volume })).toBeDisabled();
});

test('each piece set shows its pieces beside its name, and the chosen one is checked', async () => {
  const { own } = await openSettings('en');
  const pieces = group(own.pieces.label);
  expect(pieces.getByTestId('kanji')).toBeInTheDocument();
  expect(pieces.getByTestId('western')).toBeInTheDocument();
  expect(pieces.getByRole('radio', { name: 'Kanji' })).toBeChecked();
});

test('languages are offered by their own names', async () => {
  await openSettings('en');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Same as browser',
    'English',
    'Español',
    '日本語',
  ]);
});

test('the volume is said in percent', async () => {
  await openSettings('en');
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '70%');
});

test.each(languages)(
  'where the browser cannot play sounds the settings say so in %s',
  async (language) => {
    vi.unstubAllGlobals();
    const { words } = await openSettings(language);
    expect(group(words.sounds).getByText(words.noSound)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: words.sound })).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  },
);

test('a player can turn off the spoken seconds where the browser speaks and plays no sounds', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('speechSynthesis', {});
  const { words, seen, user } = await openSettings('en');
  expect(screen.getByText(words.noSound)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: words.sound }));
  expect(seen.settings.sound).toBe(false);
});

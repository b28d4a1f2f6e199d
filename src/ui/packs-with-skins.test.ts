import { expect, test } from 'vitest';
import { packOf } from '#games/pack.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { createSettings, firstSettings } from '#store/settings.ts';
import type { GameSkin } from './game/game-text.ts';
import { packsWithSkins } from './packs-with-skins.ts';

const packs = { shogi: async () => shogiPack };

/** A skin whose words come when the test says so, and the languages that were asked for. */
const slowSkin = () => {
  const languages: string[] = [];
  let come = (): void => {};
  const words = new Promise<object>((resolve) => {
    come = () => resolve({});
  });
  const skin = {
    words: (language: string) => {
      languages.push(language);
      return words;
    },
  } as unknown as GameSkin;
  return { skin, languages, come: () => come() };
};

test('a game comes when its words have come, in the language of the reader', async () => {
  const { skin, languages, come } = slowSkin();
  const settings = createSettings({ ...firstSettings('en'), language: 'ja' });
  let isHere = false;
  const pack = packOf(
    packsWithSkins(packs, settings, async () => skin),
    'shogi',
  ).then((here) => {
    isHere = true;
    return here;
  });
  await new Promise((rest) => setTimeout(rest, 10));
  expect(isHere).toBe(false);
  come();
  expect(await pack).toBe(shogiPack);
  expect(languages).toEqual(['ja']);
});

test('a game whose skin does not come does not come either, and comes with a later try', async () => {
  const { skin, come } = slowSkin();
  come();
  let tries = 0;
  const skins = async (): Promise<GameSkin> => {
    tries += 1;
    if (tries === 1) throw new Error('no net');
    return skin;
  };
  const whole = packsWithSkins(packs, createSettings(firstSettings('en')), skins);
  await expect(packOf(whole, 'shogi')).rejects.toThrow('no net');
  expect(await packOf(whole, 'shogi')).toBe(shogiPack);
});

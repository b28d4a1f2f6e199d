import { expect, test } from 'vitest';
import { loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { whyOf } from './why-not-read.ts';

test.each(languages)(
  'in %s a game that is too large and a file that is too large are told apart, each with its limit',
  async (language) => {
    const { kifu } = await loadMessages(language);
    const ofGame = whyOf({ code: 'too-many-game-moves', limit: 200_000 }, kifu);
    const ofFile = whyOf({ code: 'too-many-moves', limit: 1_500_000 }, kifu);
    expect(ofGame).toMatch(/200[.,\s]000/);
    expect(ofFile).toMatch(/1[.,\s]500[.,\s]000/);
    expect(ofGame).not.toBe(whyOf({ code: 'too-many-moves', limit: 200_000 }, kifu));
  },
);

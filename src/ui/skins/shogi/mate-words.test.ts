import { expect, test } from 'vitest';
import { mateSteps } from '#games/shogi/mate-steps.ts';
import { start } from '#games/shogi/starts.ts';
import type { Language } from '#i18n/index.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { mateSentence } from './mate-words.ts';
import { shogiSkin } from './shogi-skin.ts';

/** The steps of a mate in the words of a language. */
const told = async (sfen: string, language: Language): Promise<readonly string[]> => {
  const position = start(sfen);
  const text = await wordsIn(language);
  const spoken = (square: number) => shogiSkin.spokenSquare(square, 'usi');
  return mateSteps(position).map(({ fact }) => mateSentence(fact, position, text, spoken));
};

const goldOnTheHead = '4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1';
const silverPinnedByARook = '4ks2R/4G4/4P4/9/9/9/9/9/4K4 w - 1';

test('a mate is told in Spanish with an article before each piece', async () => {
  const sentences = await told(goldOnTheHead, 'es');
  expect(sentences).toContain('Da jaque el oro de 5b.');
  expect(sentences).toContain('Ninguna otra pieza puede capturar el oro de 5b.');
  expect(sentences).toContain(
    'El rey no puede capturar en 5b: la casilla está cubierta por el peón de 5c.',
  );
});

test('in Spanish a silver that is pinned in a mate is feminine', async () => {
  const sentences = await told(silverPinnedByARook, 'es');
  expect(sentences).toContain(
    'La plata de 4a, clavada por la torre de 1a, no puede capturar en 5b.',
  );
});

test.each<[Language, string]>([
  ['en', 'The gold on 5b gives check.'],
  ['ja', '王手しているのは5bの金です。'],
])('a mate is told in %s', async (language, sentence) => {
  expect(await told(goldOnTheHead, language)).toContain(sentence);
});

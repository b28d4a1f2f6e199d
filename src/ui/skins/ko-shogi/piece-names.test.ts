import { expect, test } from 'vitest';
import { languages, wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { isFaceCode, pieceNames } from './piece-names.ts';

test.each(languages)(
  'faces have one word in %s exactly where they have one name',
  async (language) => {
    const { pieces } = (await wordsIn(language)).game;
    const codes = Object.keys(pieceNames).filter(isFaceCode);
    for (const one of codes)
      for (const other of codes)
        expect([one, other, pieces[one].name === pieces[other].name]).toEqual([
          one,
          other,
          pieceNames[one].kanji === pieceNames[other].kanji,
        ]);
  },
);

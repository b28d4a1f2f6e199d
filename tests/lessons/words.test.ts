/** The words of the lessons of shogi: complete in each language, and naming no square that a level does not name. */
import { describe, expect, test } from 'vitest';
import { factCodes, levelsOf, stagesOf } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { languages } from '#i18n/index.ts';
import { levelText, loadLessonTexts, withPlaces } from '#i18n/lessons.ts';

const sentencesIn = (part: object): readonly string[] =>
  Object.values(part).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? sentencesIn(value) : [];
  });

const all = await Promise.all(
  languages.map(async (language) => ({
    language,
    texts: await loadLessonTexts(language, 'shogi'),
  })),
);

describe.each(all)('in $language', ({ language, texts }) => {
  test('each block, stage, level and last game has words, and there are no others', () => {
    const stages = stagesOf(course);
    expect(Object.keys(texts.blocks)).toEqual(course.blocks.map(({ id }) => id));
    expect(Object.keys(texts.stages)).toEqual(stages.map(({ id }) => id));
    expect(Object.keys(texts.after)).toEqual(
      course.blocks.flatMap(({ after }) => after.map(({ id }) => id)),
    );
    for (const { id, levels } of stages) {
      const words = texts.stages[id];
      expect(Object.keys(words?.levels ?? {}), id).toEqual(
        words?.goal === undefined ? levels.map((level) => level.id) : [],
      );
    }
  });

  test('a level names the squares that it has, and no others', () => {
    for (const { stage, level, of } of levelsOf(course)) {
      const words = texts.stages[stage];
      if (words === undefined) throw new Error(`no words for ${stage}`);
      const { goal, look = '', after = '' } = levelText(words, level, '');
      const named = [...`${goal} ${look} ${after}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([...new Set(named)].sort(), `${stage}/${level}`).toEqual(
        Object.keys(of.places ?? {}).sort(),
      );
    }
  });

  test('no sentence is empty or holds a square of its own', () => {
    for (const sentence of sentencesIn(texts)) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/\b[1-9][a-i]\b|[１-９1-9][一二三四五六七八九]/);
    }
  });

  test('each fact is a sentence, with all that it is about and without', () => {
    for (const code of factCodes)
      for (const names of [
        { face: 'R', by: 'G', from: '3c', at: '5e' },
        { face: null, by: null, from: null, at: '5e' },
      ]) {
        const sentence = texts.facts[code](names);
        expect(sentence, code).toMatch(/^\p{L}|^\d/u);
        expect(sentence, code).toMatch(/[.。]$/);
        expect(sentence, code).not.toMatch(/undefined|\s\s/);
      }
  });

  test('most sentences differ from the English ones', () => {
    if (language === 'en') return;
    const english = new Set(
      all.flatMap((one) => (one.language === 'en' ? sentencesIn(one.texts) : [])),
    );
    expect(sentencesIn(texts).filter((one) => one.length > 12 && english.has(one))).toEqual([]);
  });
});

test('places are put into a sentence by their names', () => {
  expect(withPlaces('From {from} to {to}, {not}.', { from: '5d', to: '5c' })).toBe(
    'From 5d to 5c, {not}.',
  );
});

test('a punishment names the piece that answers, where it came from and what is lost', () => {
  const names = { face: 'R', by: 'G', from: '3c', at: '2d' };
  expect(all.map(({ texts }) => texts.facts.taken(names))).toEqual([
    'The gold on 3c takes your rook.',
    'El oro de 3c captura tu torre.',
    '3cの金に飛車を取られました。',
  ]);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { kinds, letters } from '#games/shogi/piece.ts';
import { kanji } from './kanji.ts';
import { shogiSkin } from './shogi-skin.ts';
import { symbols } from './symbols.ts';

test('every face has a drawing in every set, and a promoted face is not its base in red', () => {
  for (const letter of [...Object.values(letters), 'k']) {
    expect(kanji[letter]?.path).toBeTruthy();
    expect(symbols[letter]).toBeTruthy();
    if (!letter.startsWith('+')) continue;
    expect(kanji[letter]?.path).not.toBe(kanji[letter.slice(1)]?.path);
    expect(symbols[letter]).not.toBe(symbols[letter.slice(1)]);
  }
});

test('edges are lettered from 9 to 1 and from the top, in the style that was asked for', () => {
  expect(shogiSkin.columnLabels('japanese').join('')).toBe('９８７６５４３２１');
  expect(shogiSkin.rowLabels('japanese').join('')).toBe('一二三四五六七八九');
  expect(shogiSkin.columnLabels('usi').join('')).toBe('987654321');
  expect(shogiSkin.rowLabels('usi').join('')).toBe('abcdefghi');
  expect(shogiSkin.rowLabels('numbers').join('')).toBe('123456789');
  expect(shogiSkin.columnLabels('none')).toEqual([]);
});

test('the drawings are put into the page once', async () => {
  await shogiSkin.loadFaces('kanji swapped');
  await shogiSkin.loadFaces('kanji');
  await shogiSkin.loadFaces('western');
  await shogiSkin.loadFaces('two-kanji');
  await shogiSkin.loadFaces('antique');
  for (const set of ['kanji', 'antique', 'two-kanji', 'western'])
    await shogiSkin.loadFaces(`${set}-ways standard upright`);
  expect(document.querySelectorAll('svg.sprite')).toHaveLength(9);
  // Every face of every set, with its ways too, and those turned about under an upright sign.
  const faces = kinds.map((kind) => letters[kind]);
  const sets = ['kanji', 'antique', 'western', 'two-kanji'];
  for (const set of sets.flatMap((plain) => [plain, `${plain}-ways`, `up-${plain}-ways`]))
    for (const face of [...faces, 'k']) {
      const drawing = document.getElementById(`${set}-${face}`);
      expect(drawing?.innerHTML.length ?? 0, `${set}-${face}`).toBeGreaterThan(20);
    }
  for (const id of ['koma-0', 'koma-1', 'kanji-K', 'kanji-k', 'kanji-+R', 'western-P'])
    expect(document.getElementById(id)).not.toBeNull();
});

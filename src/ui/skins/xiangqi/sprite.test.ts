import { expect, test } from 'vitest';
import { kinds, letters } from '#games/xiangqi/piece.ts';
import { xiangqiSettings } from '#games/xiangqi/settings.ts';
import { simplified } from '../discs/simplified.ts';
import { traditional } from '../discs/traditional.ts';
import type { Drawing } from '../drawing.ts';
import { spriteOf } from './sprite.ts';

const idsIn = ([, { id }, ...inside]: Drawing): readonly string[] => [
  ...(id === undefined ? [] : [String(id)]),
  ...inside.flatMap(idsIn),
];

const faces = kinds.flatMap((kind) => [letters[kind], letters[kind].toLowerCase()]);
const sets = xiangqiSettings.flatMap((option) => (option.id === 'pieces' ? option.choices : []));

test.each(sets)('every face of the %s set has its drawing', async (set) => {
  const ids = (await spriteOf(set)).flatMap(idsIn);
  for (const face of faces) {
    expect(ids).toContain(`disc-${set}-${face}`);
    expect(ids).toContain(`xq-ways-${face.toUpperCase()}`);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('a set that nobody knows is the traditional one', async () => {
  expect((await spriteOf('marble')).flatMap(idsIn)).toContain('disc-traditional-K');
});

test('the two sides have characters of their own, but for horse and chariot in simplified ones', () => {
  for (const kind of kinds) {
    const [red, black] = [letters[kind], letters[kind].toLowerCase()];
    expect(traditional[red]?.path).not.toBe(traditional[black]?.path);
    const alike = simplified[red]?.path === simplified[black]?.path;
    expect(alike).toBe(kind === 'horse' || kind === 'chariot');
  }
});

import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { skinOf } from '../skins/index.ts';

/** Everything that a catalogue says: its texts, and the code of its functions. */
const saidIn = (catalogue: unknown): readonly string[] => {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') return [String(catalogue)];
  return typeof catalogue === 'object' && catalogue !== null
    ? Object.values(catalogue).flatMap(saidIn)
    : [];
};

const others = Object.keys(packs).filter((id) => id !== 'shogi');

test.each(['en', 'es'] as const)('in %s “kifu” is said of shogi alone', async (language) => {
  const catalogues: unknown[] = [await loadMessages(language)];
  for (const id of others) {
    const { words } = await skinOf(id);
    catalogues.push(await words(language));
  }
  expect(catalogues.flatMap(saidIn).filter((said) => /kifu/i.test(said))).toEqual([]);
});

test.each(Object.keys(packs))('at a table of %s a record is opened by its own name', async (id) => {
  const { words } = await skinOf(id);
  const named = await Promise.all(
    languages.map(async (language) => {
      const { actions } = await loadMessages(language);
      return actions.openKifu((await words(language)).record);
    }),
  );
  expect(named).toEqual(
    id === 'shogi'
      ? ['Open a kifu…', 'Abrir un kifu…', '棋譜を開く…']
      : ['Open a game record…', 'Abrir un registro…', '棋譜を開く…'],
  );
});

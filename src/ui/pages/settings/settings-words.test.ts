import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { skinOf } from '../../skins/index.ts';

test.each(Object.keys(packs).flatMap((id) => languages.map((language) => ({ id, language }))))(
  'every setting of $id and every choice of it has words in $language, and none to spare',
  async ({ id, language }) => {
    const [{ settings }, { gameText, words }] = await Promise.all([packOf(packs, id), skinOf(id)]);
    const { texts } = gameText.settings;
    const said = texts({ ...(await loadMessages(language)), game: await words(language) });
    expect(Object.keys(said).sort()).toEqual(settings.map((option) => option.id).sort());
    for (const option of settings) {
      const { label = '', values = {} } = said[option.id] ?? {};
      expect(label).not.toBe('');
      const choices = option.kind === 'choice' ? [...option.choices] : [];
      expect(Object.keys(values).sort()).toEqual(choices.sort());
    }
  },
);

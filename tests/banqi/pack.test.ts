import { expect, test } from 'vitest';
import { endings, warnings } from '#games/banqi/codes.ts';
import { families } from '#games/banqi/family.ts';
import { banqiPack } from '#games/banqi/pack.ts';
import { startTexts } from '#games/banqi/starts.ts';
import { presetOf } from '#store/presets.ts';
import { firstSetUp } from '#store/set-up.ts';
import { lineOf } from './table.ts';

test('each family is a way to play by name, and the option of that name is its start', async () => {
  const { presets, options, setup, starts } = banqiPack.agreement;
  expect(presets.map(({ id }) => id)).toEqual(families);
  for (const { id, options: chosen } of presets)
    expect(setup?.(starts[0].setup, { family: families[0], ...chosen })).toBe(
      startTexts[families.find((family) => family === id) ?? 'seed'],
    );
  expect(options.map(({ id }) => id)).toEqual(['family', 'repetition', 'noProgress']);
});

test('every rule of the judge can be agreed on, and its default is the rule of a game without an agreement', async () => {
  const { options } = banqiPack.agreement;
  const firsts = Object.fromEntries(options.map(({ id, first }) => [id, first]));
  expect(firsts).toEqual({ family: 'seed', ...banqiPack.game.rules });
});

test('a player who sets up a first game gets the friendly preset of the first family', async () => {
  const agreement = banqiPack.agreement;
  expect(presetOf(agreement, firstSetUp(agreement))?.id).toBe('seed');
});

test('a position of one’s own is played by the family that was agreed on', async () => {
  const { setup } = banqiPack.agreement;
  const text = '8/8/3Cr3/8 1 r - 0';
  expect(setup?.(text, { family: 'hongkong' })).toBe(`${text} hongkong`);
  expect(setup?.(`${text} mainland`, { family: 'seed' })).toBe(text);
  expect(setup?.('nothing', { family: 'seed' })).toBe('nothing');
});

test('every code that the rules can give is in the lists of the game', () => {
  expect(endings).toEqual(['no-pieces', 'no-move', 'repetition', 'no-progress']);
  const twice = lineOf('7k/8/8/K7 1 r - 0', ['a1-b1', 'h4-g4', 'b1-a1', 'g4-h4']);
  expect(warnings).toContain(banqiPack.game.facts(twice).warning?.of);
});

test('its files, its lines and its draws come with the pack', async () => {
  const [formats, { lines }] = [await banqiPack.formats(), banqiPack];
  expect(formats.formats.map(({ id }) => id)).toEqual(['record', 'position']);
  expect(lines?.version).toBe(1);
  expect(banqiPack.draw).toBeDefined();
  expect(banqiPack.settings.find(({ id }) => id === 'notation')).toMatchObject({
    choices: banqiPack.notations,
    first: banqiPack.notations[0],
  });
});

/** The pack of ko shogi: options, starts, fouls and formats. */
import { expect, test } from 'vitest';
import { endings, refusals } from '#games/ko-shogi/codes.ts';
import { koShogiPack } from '#games/ko-shogi/pack.ts';
import { starts } from '#games/ko-shogi/starts.ts';

test('its options are rules of the game, and their defaults are the standard rules', async () => {
  const { options } = koShogiPack.agreement;
  const first = Object.fromEntries(options.map((option) => [option.id, option.first]));
  expect(first).toEqual(koShogiPack.game.rules);
});

test('its starts can be played, and say who is to move', async () => {
  const agreement = koShogiPack.agreement;
  const { readSetup } = await koShogiPack.formats();
  for (const start of agreement.starts) {
    expect(readSetup(start.setup)).toEqual({ ok: true, value: start.setup });
    expect(koShogiPack.game.turn(koShogiPack.game.start(start.setup))).toBe(start.first);
  }
});

test('the agreed rule of banner and drums is part of the starting position', async () => {
  const { setup } = koShogiPack.agreement;
  expect(setup?.(starts.standard, { substitute: false })).toBe(starts['no-substitute']);
  expect(setup?.(starts['no-substitute'], { substitute: true })).toBe(starts.standard);
  expect(setup?.(starts.standard, {})).toBe(starts.standard);
});

test('fouls are moves that look possible but are forbidden, and nothing else', () => {
  expect(
    Object.entries(refusals).flatMap(([rule, kind]) => (kind === 'foul' ? [rule] : [])),
  ).toEqual([
    'pawn-without-drum',
    'immune-to-displacement',
    'silenced',
    'immune-to-shot',
    'frozen',
  ]);
});

test('its formats are loaded on demand', async () => {
  const formats = await koShogiPack.formats();
  expect(formats.formats.map(({ id }) => id)).toEqual(['ko']);
  expect(formats.sample?.name.endsWith('.ko')).toBe(true);
});

test('its own rules end a game in four ways', () => {
  expect(endings).toEqual(['command-lost', 'repetition', 'perpetual-check', 'no-move']);
});

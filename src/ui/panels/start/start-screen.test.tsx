// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { languages } from '#i18n/languages.ts';
import { namesOf } from '#store/selectors.ts';
import { answer, chip, openStart, press } from '../../../../tests/start-screen.tsx';
import { gameSkin as shogi } from '../../skins/shogi/index.ts';

test('Begin has the focus, and one Enter begins the last set-up again', async () => {
  const { user, seen, sitting } = await openStart({ names: ['Ana', 'Ben'], start: 'rook' });
  expect(press('Begin')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(seen.closed).toBe(true);
  expect(sitting().match.record.setup).toBe(handicaps.rook);
  expect(namesOf(sitting())).toEqual(['Ana', 'Ben']);
});

test('names go with their sides, and Enter in a name is enough', async () => {
  const { user, seen, sitting } = await openStart();
  const first = screen.getByRole('textbox', { name: 'Player 1' });
  expect(first).toHaveAccessibleDescription('Sente, moves first');
  await user.type(first, 'Ana');
  await user.selectOptions(answer('Who begins'), 'Player 2 begins');
  expect(first).toHaveAccessibleDescription('Gote');
  await user.type(first, '{Enter}');
  expect(namesOf(sitting())).toEqual(['', 'Ana']);
  expect(seen.kept).toMatchObject({ names: ['Ana', ''], seatZero: 1, lastSeatZero: 1 });
});

test('with a handicap the form asks who gives the pieces, and says that uwate moves first', async () => {
  const { user, sitting } = await openStart({ names: ['Ana', 'Ben'] });
  await user.selectOptions(answer('Handicap'), 'Two pieces');
  expect(screen.getByText(englishShogi.agreement.given)).toBeVisible();
  await user.selectOptions(answer('Who gives the handicap'), 'Ana');
  expect(screen.getByRole('textbox', { name: 'Player 1' })).toHaveAccessibleDescription(
    'Uwate, moves first',
  );
  await user.click(press('Begin'));
  expect(sitting().match.record.setup).toBe(handicaps.two);
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
});

test.each(languages)('every handicap has a name in %s', async (language) => {
  const { own } = await openStart({}, language);
  const names = within(answer(own.start))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(Object.keys(handicaps).length + 1);
});

test('with furigoma five pawns are shown before the game begins, and their result holds', async () => {
  const { user, seen, sitting } = await openStart({ names: ['Ana', 'Ben'], first: 'toss' });
  await user.click(press('Begin'));
  expect(screen.getByRole('status')).toHaveTextContent('0 pawns, 5 tokin: Ben is sente.');
  expect(document.querySelectorAll('[data-face="+P"]')).toHaveLength(5);
  expect(seen.closed).toBe(false);
  expect(press('Begin the game')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
});

test('a player can go back from the pawns to the questions, and the pawns lie as they fell', async () => {
  const { user, seen } = await openStart({ first: 'toss', names: ['Ana', 'Ben'] });
  await user.click(press('Begin'));
  expect(seen.kept?.toss?.seatZero).toBe(1);
  await user.click(press('Back'));
  expect(press('Begin')).toHaveFocus();
  await user.selectOptions(answer('Handicap'), 'Even game');
  await user.click(press('Begin'));
  expect(screen.getByRole('status')).toHaveTextContent('0 pawns, 5 tokin: Ben is sente.');
});

test('pawns that were seen before a reload are not tossed again, until a game has begun', async () => {
  const toss = { up: [true, true, true, false, true], seatZero: 0 } as const;
  const { user, seen } = await openStart({ first: 'toss', names: ['Ana', 'Ben'], toss });
  await user.click(press('Begin'));
  expect(screen.getByRole('status')).toHaveTextContent('4 pawns, 1 tokin: Ana is sente.');
  await user.click(press('Begin the game'));
  expect(seen.kept).toMatchObject({ toss: null, lastSeatZero: 0 });
});

test('a position that cannot be played says what is wrong with it, and a sound one begins', async () => {
  const { user, seen, sitting } = await openStart();
  // The reader of positions is loaded first: this test is not about how long that takes.
  await Promise.all([shogiPack.formats(), shogi.gameText.files()]);
  await user.selectOptions(answer('Handicap'), 'Own position…');
  const field = screen.getByRole('textbox', { name: 'Position (SFEN)' });
  await user.click(field);
  await user.paste('9/9/9/9/9/4P4/4P4/9/4K4 b - 1');
  await user.click(press('Begin'));
  expect(await screen.findByText('Gote has no king.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(seen.closed).toBe(false);
  await user.clear(field);
  await user.paste('4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  expect(screen.queryByText('Gote has no king.')).toBeNull();
  await user.click(press('Begin'));
  expect(sitting().match.record.setup).toBe('4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
});

test('Escape leaves everything as it was', async () => {
  const { user, seen, sitting } = await openStart();
  const before = sitting();
  await user.keyboard('{Escape}');
  expect(seen).toEqual({ kept: null, closed: true });
  expect(sitting()).toBe(before);
});

test('pieces are chosen by their pictures, and are a setting of this game', async () => {
  const { user } = await openStart();
  const pieces = within(await screen.findByRole('group', { name: 'Pieces' }));
  expect(pieces.getByRole('radio', { name: 'Kanji' })).toBeChecked();
  await user.click(pieces.getByRole('radio', { name: 'Western symbols' }));
  expect(pieces.getByRole('radio', { name: 'Western symbols' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: englishShogi.settings.ways.label }));
  expect(screen.getByRole('checkbox', { name: englishShogi.settings.ways.label })).toBeChecked();
});

test('a teacher’s marks go with the teacher, and come with the next one', async () => {
  const { user, seen } = await openStart();
  await user.click(chip('Teacher'));
  await user.click(press('Begin'));
  expect(seen.kept).toMatchObject({ how: 'teacher', marks: ['off', 'fading'] });
});

test('a closed sheet shows the same answers when it is opened again, and none is taken for those of the last game', async () => {
  const { user, seen, reopen } = await openStart({ names: ['Ana', 'Ben'] });
  const second = screen.getByRole('textbox', { name: 'Player 2' });
  await user.clear(second);
  await user.type(second, 'Cora');
  await user.click(chip('10 min'));
  await user.selectOptions(answer('Handicap'), 'Own position…');
  await user.type(screen.getByRole('textbox', { name: 'Position (SFEN)' }), '9/9');
  await user.keyboard('{Escape}');
  expect(seen).toEqual({ kept: null, closed: true });
  await reopen();
  // Ben can be chosen again: the field has a list now.
  expect(await screen.findByRole('combobox', { name: 'Player 2' })).toHaveValue('Cora');
  expect(screen.getByRole('textbox', { name: 'Position (SFEN)' })).toHaveValue('9/9');
  expect(chip('10 min')).toBeChecked();
  await user.selectOptions(answer('Handicap'), 'Even game');
  await user.click(press('Begin'));
  expect(seen.kept).toMatchObject({ names: ['Ana', 'Cora'], start: 'even' });
});

test('with a teacher the form asks who learns, and proposes the one who gets the handicap', async () => {
  const { user, seen, words } = await openStart({ names: ['Ana', 'Ben'], seatZero: 0 });
  expect(screen.queryByRole('group', { name: words.learner })).toBeNull();
  await user.selectOptions(answer('Handicap'), 'Rook');
  await user.click(chip('Teacher'));
  const learner = () => within(screen.getByRole('group', { name: words.learner }));
  expect(learner().getByRole('radio', { name: 'Ana' })).toBeChecked();
  await user.selectOptions(answer('Who gives the handicap'), 'Ana');
  expect(learner().getByRole('radio', { name: 'Ben' })).toBeChecked();
  await user.click(learner().getByRole('radio', { name: 'Ana' }));
  await user.click(press('Begin'));
  expect(seen.kept).toMatchObject({ learner: 0, marks: ['fading', 'off'] });
});

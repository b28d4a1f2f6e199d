// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { handicaps } from '#games/shogi/position.ts';
import type { Language } from '#i18n/index.ts';
import { namesOf } from '#store/selectors.ts';
import { firstSetUp, type SetUp } from '#store/set-up.ts';
import { show } from '../../../tests/place.tsx';
import { pageWordsIn } from '../../../tests/words.ts';
import { StartScreen } from './StartScreen.tsx';

const openStart = async (last: Partial<SetUp> = {}, language: Language = 'en') => {
  const seen: { kept: SetUp | null; closed: boolean } = { kept: null, closed: false };
  const close = (): void => {
    seen.closed = true;
  };
  const table = await show(<StartScreen onClose={close} onSave={() => {}} />, {
    language,
    random: () => 0.9,
    desk: {
      readSetUp: (_, agreement) => ({ ...firstSetUp(agreement), ...last }),
      keepSetUp: (_, setUp) => {
        seen.kept = setUp;
      },
    },
  });
  const { start: words, game } = await pageWordsIn(language);
  const sitting = () => table.store.getState().sitting;
  return { user: userEvent.setup(), words, own: game.agreement, seen, sitting };
};

const answer = (name: string) => screen.getByRole('combobox', { name });
const press = (name: string) => screen.getByRole('button', { name });

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

test('with a handicap one asks who gives the pieces, and says that uwate moves first', async () => {
  const { user, sitting } = await openStart({ names: ['Ana', 'Ben'] });
  await user.selectOptions(answer('Handicap'), 'Two pieces');
  expect(screen.getByText('Uwate gives pieces and moves first.')).toBeVisible();
  await user.selectOptions(answer('Who gives pieces'), 'Ana');
  expect(screen.getByRole('textbox', { name: 'Player 1' })).toHaveAccessibleDescription(
    'Uwate, moves first',
  );
  await user.click(press('Begin'));
  expect(sitting().match.record.setup).toBe(handicaps.two);
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
});

test.each<Language>(['en', 'es', 'ja'])('every handicap has a name in %s', async (language) => {
  const { own } = await openStart({}, language);
  const names = within(answer(own.start))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(Object.keys(handicaps).length + 1);
});

test('with furigoma five pawns are shown before the game begins, and held to', async () => {
  const { user, seen, sitting } = await openStart({ names: ['Ana', 'Ben'], first: 'toss' });
  await user.click(press('Begin'));
  expect(screen.getByRole('status')).toHaveTextContent('0 pawns, 5 tokin: Ben is sente.');
  expect(document.querySelectorAll('[data-pawn="+P"]')).toHaveLength(5);
  expect(seen.closed).toBe(false);
  expect(press('Begin the game')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
});

test('from the pawns one can go back to the questions, and the pawns lie as they fell', async () => {
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
  await user.selectOptions(answer('Handicap'), 'Own position…');
  const field = screen.getByRole('textbox', { name: 'Position (SFEN)' });
  await user.type(field, '9/9/9/9/9/4P4/4P4/9/4K4 b - 1');
  await user.click(press('Begin'));
  expect(await screen.findByText('Gote has no king.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(seen.closed).toBe(false);
  await user.clear(field);
  await user.type(field, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  expect(screen.queryByText('Gote has no king.')).toBeNull();
  await user.click(press('Begin'));
  expect(sitting().match.record.setup).toBe('4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
});

test('a preset sets everything it decides, and says what that is', async () => {
  const { user, sitting } = await openStart();
  expect(press('Friendly')).toHaveAttribute('aria-pressed', 'true');
  await user.click(press('Tournament (JSA)'));
  expect(screen.getByText(/^An illegal move loses/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Main time (min)' })).toHaveValue(30);
  await user.click(press('Begin'));
  expect(sitting().match.agreed?.terms).toMatchObject({
    strictness: 'strict',
    takebacks: 'off',
    clock: [
      { kind: 'byoyomi', mainMs: 1_800_000, byoyomiMs: 60_000, periods: 1 },
      { kind: 'byoyomi', mainMs: 1_800_000, byoyomiMs: 60_000, periods: 1 },
    ],
  });
});

test('each side can have a time of its own', async () => {
  const { user, sitting } = await openStart();
  await user.selectOptions(answer('Clock'), 'Fischer');
  await user.click(screen.getByRole('checkbox', { name: 'Different for each side' }));
  const clock = within(screen.getByRole('group', { name: 'Clock: Player 2' }));
  const main = clock.getByRole('spinbutton', { name: 'Main time (min)' });
  await user.clear(main);
  await user.type(main, '3');
  await user.click(press('Begin'));
  expect(sitting().match.agreed?.terms.clock).toEqual([
    { kind: 'fischer', mainMs: 600_000, incrementMs: 5_000 },
    { kind: 'fischer', mainMs: 180_000, incrementMs: 5_000 },
  ]);
});

test('each side can have a clock of another kind, or none at all', async () => {
  const { user, sitting } = await openStart();
  await user.selectOptions(answer('Clock'), 'Fischer');
  await user.click(screen.getByRole('checkbox', { name: 'Different for each side' }));
  const of = (person: string) => within(screen.getByRole('group', { name: `Clock: ${person}` }));
  await user.selectOptions(of('Player 2').getByRole('combobox', { name: 'Clock' }), 'Byoyomi');
  expect(of('Player 2').getByRole('spinbutton', { name: 'Periods' })).toHaveValue(1);
  expect(of('Player 1').getByRole('spinbutton', { name: 'Added per move (s)' })).toHaveValue(5);
  await user.selectOptions(of('Player 1').getByRole('combobox', { name: 'Clock' }), 'No clock');
  expect(of('Player 1').queryByRole('spinbutton')).toBeNull();
  await user.click(press('Begin'));
  expect(sitting().match.agreed?.terms.clock).toEqual([
    { kind: 'unlimited' },
    { kind: 'byoyomi', mainMs: 600_000, byoyomiMs: 30_000, periods: 1 },
  ]);
});

test('a number out of range is explained when Begin is pressed, and never silently the old one', async () => {
  const { user, seen } = await openStart();
  await user.selectOptions(answer('Clock'), 'Byoyomi');
  const field = screen.getByRole('spinbutton', { name: 'Per move (s)' });
  await user.clear(field);
  await user.type(field, '0');
  await user.click(press('Begin'));
  expect(field).toHaveValue(0);
  expect(field).toBeInvalid();
  expect(seen.closed).toBe(false);
  // A preset changes the number from elsewhere.
  await user.click(press('Tournament (JSA)'));
  expect(screen.getByRole('spinbutton', { name: 'Per move (s)' })).toHaveValue(60);
});

test('what is rarely wanted is under More: fouls, draws and seats', async () => {
  const { user, sitting, words, own } = await openStart({ names: ['Ana', 'Ben'] });
  const { repetition, repetitionTiebreak, moveLimit } = own.options;
  await user.click(screen.getByText(words.more));
  const choose = async (legend: string, choice: string) =>
    user.click(
      within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: choice }),
    );
  await choose(words.strictness, words.strictnesses.claim);
  await choose(repetition.label, repetition.values.draw);
  await choose(repetitionTiebreak.label, repetitionTiebreak.values.points);
  await choose(moveLimit.label, moveLimit.values.null);
  await choose(words.seating, words.seatings.pass);
  await user.click(screen.getByRole('checkbox', { name: words.cover }));
  await choose(words.marksFor('Ben'), words.helps.off);
  expect(screen.getByText(words.ownWay)).toBeVisible();
  await user.click(press('Begin'));
  const { match, seating } = sitting();
  expect(match.agreed?.terms.strictness).toBe('claim');
  expect(match.rules).toMatchObject({
    repetition: 'draw',
    repetitionTiebreak: 'points',
    moveLimit: null,
  });
  expect(seating).toEqual({ how: 'pass', cover: true, marks: ['settings', 'off'] });
});

test('Escape leaves everything as it was', async () => {
  const { user, seen, sitting } = await openStart();
  const before = sitting();
  await user.keyboard('{Escape}');
  expect(seen).toEqual({ kept: null, closed: true });
  expect(sitting()).toBe(before);
});

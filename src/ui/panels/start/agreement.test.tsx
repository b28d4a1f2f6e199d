// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as english } from '#i18n/en/index.ts';
import { languages } from '#i18n/languages.ts';
import { agreed, answer, chip, openStart, press, unfold } from '../../../../tests/start-screen.tsx';

test('a preset sets everything it decides, and says what that is', async () => {
  const { user, sitting } = await openStart();
  await unfold(user);
  expect(chip('Friendly')).toBeChecked();
  await user.click(chip('Tournament (JSA)'));
  expect(screen.getByText(/^A foul loses/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Main time (min)' })).toHaveValue(30);
  await user.click(press('Begin'));
  expect(sitting().match.refereeState?.terms).toMatchObject({
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
  await user.click(chip('Custom…'));
  await user.selectOptions(answer('Clock'), 'Fischer');
  await user.click(screen.getByRole('checkbox', { name: english.start.differentClocks }));
  const clock = within(screen.getByRole('group', { name: 'Clock: Player 2' }));
  const main = clock.getByRole('spinbutton', { name: 'Main time (min)' });
  await user.clear(main);
  await user.type(main, '3');
  await user.click(press('Begin'));
  expect(sitting().match.refereeState?.terms.clock).toEqual([
    { kind: 'fischer', mainMs: 600_000, incrementMs: 5_000 },
    { kind: 'fischer', mainMs: 180_000, incrementMs: 5_000 },
  ]);
});

test('each side can have a clock of another kind, or none at all', async () => {
  const { user, sitting } = await openStart();
  await user.click(chip('Custom…'));
  await user.selectOptions(answer('Clock'), 'Fischer');
  await user.click(screen.getByRole('checkbox', { name: english.start.differentClocks }));
  const of = (person: string) => within(screen.getByRole('group', { name: `Clock: ${person}` }));
  await user.selectOptions(
    of('Player 2').getByRole('combobox', { name: 'Clock' }),
    english.start.clocks.byoyomi,
  );
  expect(of('Player 2').getByRole('spinbutton', { name: 'Periods' })).toHaveValue(1);
  expect(of('Player 1').getByRole('spinbutton', { name: 'Added per move (s)' })).toHaveValue(5);
  await user.selectOptions(of('Player 1').getByRole('combobox', { name: 'Clock' }), 'No clock');
  expect(of('Player 1').queryByRole('spinbutton')).toBeNull();
  await user.click(press('Begin'));
  expect(sitting().match.refereeState?.terms.clock).toEqual([
    { kind: 'unlimited' },
    { kind: 'byoyomi', mainMs: 600_000, byoyomiMs: 30_000, periods: 1 },
  ]);
});

test('a number out of range is explained when Begin is pressed, and never silently replaced by the old one', async () => {
  const { user, seen } = await openStart();
  await user.click(chip('Custom…'));
  await user.selectOptions(answer('Clock'), english.start.clocks.byoyomi);
  const field = screen.getByRole('spinbutton', { name: 'Per move (s)' });
  await user.clear(field);
  await user.type(field, '0');
  await user.click(press('Begin'));
  expect(field).toHaveValue(0);
  expect(field).toBeInvalid();
  expect(seen.closed).toBe(false);
  // A preset changes the number from elsewhere.
  await unfold(user);
  await user.click(chip('Tournament (JSA)'));
  expect(screen.getByRole('spinbutton', { name: 'Per move (s)' })).toHaveValue(60);
});

test('a number out of range is there as it was typed when the sheet opens again, says its range, and keeps the number from before', async () => {
  const { user, reopen } = await openStart();
  await user.click(chip('Custom…'));
  const field = () => screen.getByRole('spinbutton', { name: 'Per move (s)' });
  await user.clear(field());
  await user.type(field(), '5000');
  expect(field()).toHaveAttribute('data-value', '30');
  expect(field()).not.toHaveAccessibleDescription();
  await reopen();
  expect(field()).toHaveValue(5000);
  expect(field()).toHaveAccessibleDescription('From 1 to 3600');
  await user.click(press('Begin'));
  expect(field()).toHaveValue(5000);
  await user.clear(field());
  await user.type(field(), '50');
  await reopen();
  expect(field()).toHaveValue(50);
  expect(field()).not.toHaveAccessibleDescription();
});

test('the answers rarely wanted are behind the sentence: fouls, draws and help', async () => {
  const { user, sitting, words, own } = await openStart({ names: ['Ana', 'Ben'] });
  const { repetition, repetitionTiebreak, moveLimit } = own.options;
  await unfold(user);
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
  expect(screen.getByRole('status')).toHaveTextContent(words.ownWay);
  await user.click(press('Begin'));
  const { match, seating } = sitting();
  expect(match.refereeState?.terms.strictness).toBe('claim');
  expect(match.rules).toMatchObject({
    repetition: 'draw',
    repetitionTiebreak: 'points',
    moveLimit: null,
  });
  expect(seating).toEqual({ how: 'pass', cover: true, marks: ['settings', 'off'] });
});

test('the clocks of a replay are asked about while a repetition or an impasse can be played again', async () => {
  const { user, sitting, words, own } = await openStart();
  const { repetition, impasseTie } = own.options;
  await unfold(user);
  const choose = async (legend: string, choice: string) =>
    user.click(
      within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: choice }),
    );
  const replay = () => screen.queryByRole('group', { name: words.replayClock });
  await choose(repetition.label, repetition.values.draw);
  expect(replay()).toBeVisible();
  await choose(impasseTie.label, impasseTie.values.draw);
  expect(replay()).toBeNull();
  await choose(repetition.label, repetition.values.replay);
  expect(replay()).toBeVisible();
  await user.click(press('Begin'));
  expect(sitting().match.rules).toMatchObject({ repetition: 'replay', impasseTie: 'draw' });
});

test('ten minutes each are one press and Begin, and the sentence says so', async () => {
  const { user, sitting } = await openStart();
  expect(agreed()).toHaveTextContent('No clock, takebacks allowed, mistakes explained');
  await user.click(chip('10 min'));
  expect(agreed()).toHaveTextContent('10 min, takebacks allowed, mistakes explained');
  await user.click(press('Begin'));
  expect(sitting().match.refereeState?.terms.clock).toEqual([
    { kind: 'main', mainMs: 600_000 },
    { kind: 'main', mainMs: 600_000 },
  ]);
});

test('the form says that moves cannot be taken back, whichever rule set says so', async () => {
  const { user } = await openStart();
  await unfold(user);
  await user.click(chip('Blitz'));
  expect(agreed()).toHaveTextContent('3 min + 5 s, no takebacks, illegal moves refused');
  expect(screen.getByText(/No takebacks\.$/)).toBeVisible();
});

test('a custom clock keeps its numbers in sight, even when they are those of a usual clock', async () => {
  const { user } = await openStart();
  await user.click(chip('Custom…'));
  expect(screen.getByRole('spinbutton', { name: 'Per move (s)' })).toHaveValue(30);
  expect(chip('Custom…')).toBeChecked();
  await user.click(chip('No clock'));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(chip('No clock')).toBeChecked();
});

test('a custom clock begins with the numbers of the clock that was chosen before, also when the clock was put away between', async () => {
  const { user } = await openStart();
  await user.click(chip('5 min'));
  await user.click(chip('No clock'));
  await user.click(chip('Custom…'));
  expect(answer('Clock')).toHaveValue('main');
  expect(screen.getByRole('spinbutton', { name: 'Main time (min)' })).toHaveValue(5);
});

test('without a clock before, a custom clock begins with the last that the game offers', async () => {
  const { user } = await openStart();
  await user.click(chip('Custom…'));
  expect(answer('Clock')).toHaveValue('byoyomi');
  expect(screen.getByRole('spinbutton', { name: 'Main time (min)' })).toHaveValue(10);
});

test.each(languages)(
  'every answer can be found by the name it has in code, and says whether it is given, in %s',
  async (language) => {
    const { user } = await openStart({ start: 'own' }, language);
    const one = (option: string, value: string) =>
      document.querySelector<HTMLElement>(`[data-option="${option}"][data-value="${value}"]`);
    const given = (option: string): readonly (string | null)[] =>
      [...document.querySelectorAll(`[data-option="${option}"][aria-checked="true"]`)].map(
        (found) => found.getAttribute('data-value'),
      );
    await screen.findAllByRole('radio');
    expect(given('game')).toEqual(['shogi']);
    expect(given('time')).toEqual(['none']);
    await user.click(one('time', '10+30') ?? document.body);
    expect(given('time')).toEqual(['10+30']);
    await user.click(one('time', 'custom') ?? document.body);
    await user.click(one('seating', 'face') ?? document.body);
    expect(given('seating')).toEqual(['face']);
    await user.click(document.querySelector('[data-action="change-rules"]') ?? document.body);
    for (const option of ['strictness', 'takebacks', 'repetition', 'impasse', 'moveLimit'])
      expect(given(option), option).toHaveLength(1);
    for (const option of ['preset', 'marks-0', 'marks-1', 'agreedDraw', 'ladder', 'sameClock'])
      expect(document.querySelector(`[data-option="${option}"]`), option).not.toBeNull();
    const fields = [
      'name-0',
      'name-1',
      'first',
      'start',
      'position',
      'clock',
      'mainMs',
      'byoyomiMs',
    ];
    for (const option of fields)
      expect(document.querySelector(`[data-option="${option}"]`), option).toHaveProperty('value');
    expect(document.querySelector('[data-action="begin"]')).toHaveAttribute('type', 'submit');
  },
);

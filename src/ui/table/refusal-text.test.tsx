// @vitest-environment happy-dom

import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type RefusalRule, refusalRules } from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { parseSquare } from '#games/shogi/square.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { languages } from '#i18n/languages.ts';
import type { Pick } from '#kernel/game.ts';
import { wordsIn } from '../../../tests/messages.ts';
import { show } from '../../../tests/show.tsx';
import { Status } from '../pages/play/Status.tsx';
import { Announcer } from '../panels/announcer/Announcer.tsx';

const on = (name: string): Pick => ({ at: 'square', square: parseSquare(name) ?? -1 });
const held = (kind: string): Pick => ({ at: 'hand', seat: 0, kind });
const way = (choice: string): Pick => ({ at: 'choice', choice });

const { even } = handicaps;

/** For each code of a refusal, a position and the picks that are refused there. */
const attempts: Readonly<Record<RefusalRule, readonly [sfen: string, picks: readonly Pick[]]>> = {
  'not-your-turn': [even, [on('3c'), on('3d')]],
  'empty-square': [even, [on('5e'), on('5d')]],
  'not-in-hand': [even, [held('pawn')]],
  occupied: ['4k4/9/9/9/4p4/9/9/9/4K4 b G 1', [held('gold'), on('5e')]],
  'own-piece': [even, [on('2h'), on('2g')]],
  'wrong-movement': ['4k4/9/9/9/4S4/9/9/9/4K4 b - 1', [on('5e'), on('4e')]],
  blocked: [even, [on('2h'), on('2f')]],
  'promotion-not-possible': [even, [on('7g'), on('7f'), way('promote')]],
  'promotion-compulsory': ['8k/4P4/9/9/9/9/9/9/4K4 b - 1', [on('5b'), on('5a'), way('keep')]],
  nifu: ['4k4/9/9/9/9/9/4P4/9/4K4 b P 1', [held('pawn'), on('5e')]],
  'dead-square': ['8k/9/9/9/9/9/9/9/4K4 b N 1', [held('knight'), on('5b')]],
  pinned: ['4r3k/9/9/9/9/9/9/4G4/4K4 b - 1', [on('5h'), on('4h')]],
  'king-left-in-check': ['4r3k/9/9/9/9/9/9/9/G3K4 b - 1', [on('9i'), on('9h')]],
  'moved-into-check': ['5r2k/9/9/9/9/9/9/9/4K4 b - 1', [on('5i'), on('4i')]],
  uchifuzume: ['7lk/9/8S/9/9/9/9/7L1/8K b P 1', [held('pawn'), on('1b')]],
};

test.each(refusalRules)('%s is found, and has something to show on the board', (rule) => {
  const [sfen, picks] = attempts[rule];
  const refusal = shogi.refuse(shogi.start(sfen), picks);
  expect(refusal?.rule).toBe(rule);
  // A piece that nobody holds leaves nothing to point at.
  if (rule !== 'not-in-hand') expect(refusal?.evidence).not.toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  test.each(refusalRules)(
    '%s is written, spoken, and leads to the rules, and to the level that practises it where there is one',
    async (rule) => {
      const [setup, picks] = attempts[rule];
      const table = await show(
        <>
          <Status question={null} />
          <Announcer isChoosing={false} />
        </>,
        { language, setup },
      );
      const refusal = shogi.refuse(shogi.start(setup), picks);
      if (refusal === null) throw new Error('it is legal');
      await act(async () => {
        table.store.setState({ refused: { refusal, picks } });
      });
      const { game, rules } = await wordsIn(language);
      expect(await screen.findByRole('link', { name: rules.link })).toHaveAttribute(
        'href',
        `#/rules/shogi/${rule}`,
      );
      const practise = screen.queryByRole('link', { name: rules.practise });
      if (shogiPack.practised?.includes(rule))
        expect(practise).toHaveAttribute('href', `#/learn/shogi/practise/${rule}`);
      else expect(practise).toBeNull();
      const said = screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
      expect(said).not.toBe('');
      expect(said).not.toBe(game.refusals[rule]);
      expect(document.querySelector('[data-rule]')?.textContent).toBe(said);
    },
  );
});

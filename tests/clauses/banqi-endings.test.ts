import { expect } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { type BanqiRules, standardRules } from '#games/banqi/rules.ts';
import { readRules } from '#ui/skins/banqi/rules.ts';
import { lineOf } from '../banqi/table.ts';
import { wordsIn } from '../banqi/words.ts';
import { playsEveryClause } from './clauses.ts';
import { after, costNothing, drawnByAgreement, sit } from './sitting.ts';

/** How a game from this position ends after these moves. */
const ending = (setup: string, moves: string, rules: Partial<BanqiRules> = {}): string => {
  const line = lineOf(setup, moves === '' ? [] : moves.split(' '));
  const outcome = banqi.judge(line, { ...standardRules, ...rules });
  if (outcome === undefined) return 'goes on';
  const { winner, by } = outcome;
  return winner === null ? `draw: ${by}` : `player ${winner === 0 ? 2 : 1} loses: ${by}`;
};

const chariots = 'R7/8/8/7r 1 r - 0';
const round = 'a4-b4 h1-g1 b4-a4 g1-h1';

playsEveryClause({
  bookIn: async (language) => readRules(await wordsIn(language)),
  chapters: ['endings'],
  clauses: {
    fouls: [
      [
        'No illegal move is a foul in banqi.',
        () =>
          costNothing(banqi, {
            '8/8/3Kp3/8 1 r - 0': 'd2xe2',
            '8/3a4/3R4/8 1 r - 0': 'd2xd3',
          }),
      ],
      [
        'It is refused and costs nothing, whatever was agreed.',
        () => costNothing(banqi, { '8/8/2R1n3/8 1 r - 0': 'c2xe2' }),
      ],
    ],
    'no-pieces': [
      [
        'Whoever has lost the last piece of their colour has lost the game.',
        () => expect(ending('8/8/k7/P7 1 r - 0', 'a1xa2')).toBe('player 2 loses: no-pieces'),
      ],
      [
        'Pieces that lie face down count: as long as one of yours is hidden somewhere, you are still in the game.',
        () => expect(ending('7x/8/k7/P7 1 r n 0', 'a1xa2')).toBe('goes on'),
      ],
    ],
    'no-move': [
      [
        'Whoever is to move, but can move nothing when there is nothing left to turn up, has lost as well.',
        () => {
          expect(ending('8/8/A7/p1R5 1 r - 0', 'c1-b1')).toBe('player 2 loses: no-move');
          expect(ending('7x/8/A7/p1R5 1 r n 0', 'c1-b1')).toBe('goes on');
        },
      ],
    ],
    repetition: [
      [
        'When the same pieces stand on the same squares for the third time with the same player to move, the game is a draw.',
        () => {
          expect(ending(chariots, round)).toBe('goes on');
          expect(ending(chariots, `${round} ${round}`)).toBe('draw: repetition');
        },
      ],
    ],
    'no-progress': [
      [
        'After fifty turns, those of both players counted together, without a turn-up or a capture the game is a draw.',
        () => {
          expect(ending('R7/8/8/7r 1 r - 49', 'a4-b4')).toBe('draw: no-progress');
          expect(ending('R7/8/8/7r 1 r - 48', 'a4-b4')).toBe('goes on');
          expect(ending('R6x/8/8/7r 1 r n 49', 'h4=n')).toBe('goes on');
          expect(ending('Rp5r/8/8/7r 1 r - 49', 'a4xb4')).toBe('goes on');
        },
      ],
      [
        'Before a game you can agree on another number, or on none; so you can with repetition.',
        () => {
          expect(ending('R7/8/8/7r 1 r - 63', 'a4-b4', { noProgress: 64 })).toBe(
            'draw: no-progress',
          );
          expect(ending('R7/8/8/7r 1 r - 90', 'a4-b4', { noProgress: 0 })).toBe('goes on');
          expect(ending(chariots, `${round} ${round}`, { repetition: 0 })).toBe('goes on');
        },
      ],
      [
        'The players may agree on a draw where that was chosen before the game, and either may resign.',
        () => {
          expect(drawnByAgreement(banqi, chariots, false)).toBeNull();
          expect(drawnByAgreement(banqi, chariots, true)).toMatchObject({ by: 'agreement' });
          const left = after(banqi, sit(banqi, chariots), { type: 'resign', seat: 1, atMs: 0 });
          expect(left.outcome).toEqual({ winner: 0, by: 'resignation', next: 'over' });
        },
      ],
    ],
  },
});

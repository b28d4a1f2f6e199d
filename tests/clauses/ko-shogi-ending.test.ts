import { expect } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { type KoShogiRules, standardRules } from '#games/ko-shogi/judge.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { extend, startLine } from '#kernel/line.ts';
import { readRules } from '#ui/skins/ko-shogi/rules.ts';
import { fragment } from '../ko-shogi/fragment.ts';
import { wordsIn } from '../ko-shogi/words.ts';
import { playsEveryClause } from './clauses.ts';
import { areFouls, costNothing, isDealtWith, isPlayedAgain } from './sitting.ts';

const lineOf = (position: Position, moves: string) =>
  moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((line, text) => {
      const read = koShogi.text.parseMove(text, line.position);
      if (!read.ok) throw new Error(`${text} is no move`);
      expect(koShogi.refuse(line.position, koShogi.picks(line.position, read.value))).toBeNull();
      return extend(koShogi, line, { move: read.value });
    }, startLine<Position, Move>(position));

/** How a game from this position ends after these moves. */
const ending = (position: Position, moves: string, rules: Partial<KoShogiRules> = {}): string => {
  const outcome = koShogi.judge(lineOf(position, moves), { ...standardRules, ...rules });
  if (outcome === undefined) return 'goes on';
  const { winner, by, next } = outcome;
  if (winner !== null) return `${winner === 0 ? 'White' : 'Black'} loses: ${by}`;
  return `${next === 'replay' ? 'played again' : 'draw'}: ${by}`;
};

const times = (count: number, round: string): string =>
  Array.from({ length: count }, () => round).join(' ');

/** The position as a text, for a game at a table. */
const set = (black: string, white: string): string => koShogi.text.position(fragment(black, white));

/** The outcome when White's general is taken and White also has these pieces. */
const without = (rest: string, substitute = true): string =>
  ending(fragment('CU@1b G@10s', `G@1a ${rest}`, { substitute }), '1bx1a+');

const bothCommands = fragment('+EN@10j G@10h', 'G@9h');
const lost = 'White loses: command-lost';

const held = set('CU@5j G@10s', '+AG@10j G@1a');
const silenced = set('CB@13l G@10s', '+TP@11f HS@12h P@16k G@1a');
const noDrum = set('P@10j G@10s', 'G@1a');

playsEveryClause({
  bookIn: async (language) => readRules(await wordsIn(language)),
  chapters: ['ending'],
  clauses: {
    fouls: [
      [
        'These illegal moves are fouls: to move what a net holds, to shoot within an enemy fog, to shoot or take by moving what is safe from the piece, and to step ahead with a pawn whose side has no drum.',
        () =>
          areFouls(koShogi, {
            [held]: '5j-5i',
            [silenced]: '13l-12k*12h',
            [set('LB@10m', 'CH@11o')]: '10m-11n*11o',
            [set('CH@10m', '+SU@10j')]: '10mx10j',
            [noDrum]: '10j-10i',
          }),
      ],
      [
        'Any other illegal move is refused and costs nothing, whatever was agreed.',
        () => costNothing(koShogi, { [set('P@10j D@11r G@10s', 'G@1a')]: '10j-10h' }),
      ],
      [
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game.',
        () =>
          isDealtWith(koShogi, {
            setup: noDrum,
            foul: '10j-10i',
            same: '10j-9j',
            other: '10s-10r',
          }),
      ],
      [
        'Friends may also take it back and play another move, with the same piece or with any.',
        () =>
          isPlayedAgain(koShogi, {
            setup: noDrum,
            foul: '10j-10i',
            same: '10j-9j',
            other: '10s-10r',
          }),
      ],
    ],
    command: [
      [
        'A side plays on while it has a general or a governor, or a middle troop together with a banner.',
        () => {
          expect(without('')).toBe(lost);
          expect(without('+MA@5e')).toBe('goes on');
          expect(without('MA@5e B@6e')).toBe('goes on');
        },
      ],
      [
        'One may leave one’s command to be taken.',
        () => expect(ending(fragment('CU@1c A@3j G@10s', 'G@1a'), '3j-3i')).toBe('goes on'),
      ],
      [
        'If one turn takes both commands, whoever moved wins, unless a draw was agreed for that.',
        () => {
          expect(ending(bothCommands, '10j-10i')).toBe(lost);
          expect(ending(bothCommands, '10j-10i', { bothLost: 'draw' })).toBe('draw: command-lost');
        },
      ],
      [
        'a general, whatever else: in play',
        () => expect(ending(fragment('A@3j G@10s', 'G@1a'), '')).toBe('goes on'),
      ],
      ['no general, a governor: in play', () => expect(without('+MA@5e')).toBe('goes on')],
      [
        'neither, but a middle troop and a banner: in play',
        () => expect(without('MA@5e B@6e')).toBe('goes on'),
      ],
      [
        'neither, but a middle troop and a flag waver: in play',
        () => expect(without('MA@5e +B@6e TP@8a')).toBe('goes on'),
      ],
      [
        'neither, but a middle troop and banner and drums: in play, unless agreed otherwise',
        () => {
          expect(without('MA@5e +SO@6e')).toBe('goes on');
          expect(without('MA@5e +SO@6e', false)).toBe(lost);
        },
      ],
      ['neither, and a middle troop only: lost', () => expect(without('MA@5e')).toBe(lost)],
      ['neither, and a banner only: lost', () => expect(without('B@6e')).toBe(lost)],
      ['none of these: lost', () => expect(without('P@9e')).toBe(lost)],
    ],
    check: [
      [
        'A side is in check when one turn could take all that keeps it in play.',
        () => {
          const checked = (white: string) =>
            koShogi.facts(lineOf(fragment('CU@3a G@10s', white, { turn: 1 }), '')).checked.length;
          expect(checked('G@1a')).toBe(1);
          expect(checked('G@1a +MA@12e')).toBe(0);
        },
      ],
      [
        'It need not answer.',
        () => expect(ending(fragment('CU@3b G@10s', 'G@1a P@9e'), '3b-3a= 9e-8e')).toBe('goes on'),
      ],
    ],
    repetition: [
      [
        'When a position occurs for the fourth time with the same side to move, there is no contest and the game is played again with colours changed.',
        () => {
          const start = koShogi.start();
          expect(ending(start, times(2, '13s-13r-13s 7a-7b-7a'))).toBe('goes on');
          expect(ending(start, times(3, '13s-13r-13s 7a-7b-7a'))).toBe('played again: repetition');
        },
      ],
      [
        'A side that alone has checked with every move since the first time loses instead.',
        () => {
          const chased = fragment('CU@3b G@10s', 'G@1a');
          expect(ending(chased, times(3, '3b-3a= 1a-1b 3a-3b= 1b-1a'))).toBe(
            'Black loses: perpetual-check',
          );
          const both = fragment('M@3a G@19s', 'G@1a M@17s');
          expect(ending(both, times(3, '3a-3c= 17s-17q= 3c-3a= 17q-17s='))).toBe(
            'played again: repetition',
          );
        },
      ],
    ],
    'no-move': [
      [
        'Whoever has no legal move has lost.',
        () => {
          const stuck = fragment('V@1a G@10s', 'G@19a +RG@5s');
          expect(ending(stuck, '')).toBe('Black loses: no-move');
        },
      ],
    ],
  },
});

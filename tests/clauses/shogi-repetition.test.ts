import { expect } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { jishogiSheet } from '#games/shogi/jishogi.ts';
import type { ShogiRules } from '#games/shogi/rules.ts';
import { start } from '#games/shogi/starts.ts';
import { playAgain } from '#store/sittings.ts';
import { sit as sitDown, sittingOn, tap } from '../refereed-table.ts';
import { lineOf } from '../table.ts';
import { playsEveryClause } from './clauses.ts';
import { bookIn, ending, even, kings, times, told } from './shogi.ts';
import { after, sit } from './sitting.ts';

const round = '5i5h 5a5b 5h5i 5b5a';
const richer = '4k4/9/9/9/9/9/9/9/4K4 b Rp 1';
const rook = '4k4/9/9/9/9/9/9/5R3/8K b - 1';
const checks = '4h5h 5a4a 5h4h 4a5a';

/** Sente has 31 points, ten pieces and the king in the zone. */
const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';
/** Sente has 28 points, gote 26. */
const close = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B4g4s4n4l10p 1';
/** Both sides have 27 points. */
const equal = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b B4Pb4g4s4n4l6p 1';

/** The outcome of a game in which one side proposes an impasse and the other accepts. */
const agreed = (setup: string, rules: Partial<ShogiRules> = {}): string =>
  told(
    after(
      shogi,
      { ...sit(shogi, setup), rules: { ...shogi.rules, ...rules } },
      { type: 'offer', seat: 0, what: 'impasse', atMs: 0 },
      { type: 'answer', seat: 1, yes: true, atMs: 0 },
    ).outcome,
  );

/** The outcome of a game in which the side to move declares. */
const declared = (setup: string, rules: Partial<ShogiRules> = {}): string => {
  const match = { ...sit(shogi, setup), rules: { ...shogi.rules, ...rules } };
  const seat = shogi.turn(shogi.start(setup));
  return told(after(shogi, match, { type: 'claim', seat, claim: 'declaration', atMs: 0 }).outcome);
};

const totals = (setup: string, handicapCredit = 0): readonly [number, number] =>
  jishogiSheet(start(setup), 0, { handicapCredit }).totals;

/** Moves of two lone kings that circle 14 and 12 squares: this many, before any position occurs four times. */
const wander = (count: number): string => {
  const tour = (files: string, [there = '', back = '']: string): readonly string[] => [
    ...[...files].map((file) => file + there),
    ...[...files].reverse().map((file) => file + back),
  ];
  const tours = [tour('9876543', 'ih'), tour('987654', 'ab')];
  return Array.from({ length: count }, (_, ply) => {
    const squares = tours[ply % 2] ?? [];
    const step = Math.floor(ply / 2);
    return `${squares[step % squares.length]}${squares[(step + 1) % squares.length]}`;
  }).join(' ');
};
const far = 'k8/9/9/9/9/9/9/9/K8 b - 1';

playsEveryClause({
  bookIn,
  chapters: ['repetition', 'impasse'],
  clauses: {
    sennichite: [
      [
        'When the same position occurs for the fourth time, with the same pieces in both hands and the same side to move, the game is void.',
        () => {
          expect(ending(kings, times(2, round))).toBe('goes on');
          expect(ending(kings, times(3, round))).toBe('played again: sennichite');
          const spent = 'P*5e 5d5e 9i9h 5e5d P*5e 5d5e 9h9i 5e5d';
          expect(ending('9/9/9/4k4/9/9/9/9/K8 b 8P 1', times(3, spent))).toBe('goes on');
          // After five moves the board is as it was, and the other side is to move.
          const half = ['5i5h 5a5b 5h4h 5b5a 4h5i', '5a5b 5i5h 5b4b 5h5i 4b5a'] as const;
          expect(ending(kings, [...half, half[0]].join(' '))).toBe('goes on');
        },
      ],
      [
        'It is played again at once with sides swapped.',
        () => {
          const { table } = sitDown({});
          for (let i = 0; i < 3; i++) tap(table, '2h', '3h', '8b', '7b', '3h', '2h', '7b', '8b');
          expect(told(sittingOn(table).match.outcome)).toBe('played again: sennichite');
          playAgain(table, shogiAgreement);
          expect(sittingOn(table)).toMatchObject({ swapped: true, match: { outcome: null } });
        },
      ],
      [
        'What happened in between makes no difference, unless one side did nothing but give check.',
        () => {
          const other = '5i4i 5a6a 4i5i 6a5a';
          expect(ending(kings, `${round} ${other} ${round}`)).toBe('played again: sennichite');
          expect(ending(rook, times(3, checks))).toBe('sente loses: perpetual-check');
        },
      ],
      [
        'You are warned at the third time, and at the fourth the game is over.',
        () => {
          const warned = lineOf(kings, times(2, round).split(' '));
          expect(shogi.facts(warned)).toMatchObject({
            occurrences: 3,
            warning: { of: 'third-time' },
          });
          expect(ending(kings, times(3, round))).toBe('played again: sennichite');
        },
      ],
      [
        'Friends may agree that it is a draw instead, or that points decide.',
        () => {
          expect(ending(richer, times(3, round), { repetition: 'draw' })).toBe('draw: sennichite');
          for (const repetition of ['draw', 'replay'] as const)
            expect(
              ending(richer, times(3, round), { repetition, repetitionTiebreak: 'points' }),
            ).toBe('gote loses: sennichite');
        },
      ],
      [
        'Where the points are equal, the game is a draw or is played again, as was agreed.',
        () => {
          const repetitionTiebreak = 'points';
          expect(ending(kings, times(3, round), { repetition: 'draw', repetitionTiebreak })).toBe(
            'draw: sennichite',
          );
          expect(ending(kings, times(3, round), { repetition: 'replay', repetitionTiebreak })).toBe(
            'played again: sennichite',
          );
        },
      ],
    ],
    'perpetual-check': [
      [
        'If one side gave check with every move it made between the first and the fourth time, that side loses.',
        () => expect(ending(rook, times(3, checks))).toBe('sente loses: perpetual-check'),
      ],
      [
        'The attacker has to find something else in time.',
        () => {
          const quiet = '4h5h 5a4a 5h5g 4a5a 5g5h 5a4a 5h4h 4a5a';
          expect(ending(rook, times(3, quiet))).toBe('played again: sennichite');
        },
      ],
    ],
    impasse: [
      [
        'When a king has entered the enemy’s zone it can hardly be mated, for most pieces fight forwards.',
        () => {
          expect(shogi.claim(lineOf(even, []), 0, 'impasse')).toBeNull();
          expect(shogi.claim(lineOf(close, []), 0, 'impasse')).not.toBeNull();
        },
      ],
      [
        'Both players may then agree to end the game and count.',
        () => {
          expect(agreed(even)).toBe('goes on');
          expect(agreed(entered)).toBe('gote loses: impasse');
        },
      ],
      [
        'Rook and bishop count five points each, promoted or not, every other piece one, the king nothing.',
        () => {
          expect(totals('4K4/+R1R1+B1B2/9/9/9/9/9/9/4k4 b - 1')).toEqual([20, 0]);
          expect(totals('4K4/+PPGS+NL3/9/9/9/9/9/9/4k4 b - 1')).toEqual([6, 0]);
        },
      ],
      [
        'What is on the board and in hand counts.',
        () => expect(totals('4K4/+R8/9/9/9/9/9/9/4k4 b B2Pg 1')).toEqual([12, 1]),
      ],
      [
        'Whoever alone has fewer than 24 loses.',
        () => {
          expect(totals(entered)).toEqual([31, 23]);
          expect(agreed(entered)).toBe('gote loses: impasse');
          // Both have fewer.
          expect(agreed('4K4/9/9/9/9/9/9/9/4k4 b 2R2Bg 1')).toBe('draw: impasse');
        },
      ],
      [
        'If both have 24 or more, nobody wins.',
        () => expect(agreed(close)).toBe('played again: impasse'),
      ],
      [
        'In a handicap game the missing pieces count for the side that gave them.',
        () => {
          const { rules, setup } = shogiAgreement.starts.find(({ id }) => id === 'two') ?? {};
          expect(totals(setup ?? '')).toEqual([27, 17]);
          expect(totals(setup ?? '', Number(rules?.['handicapCredit']))).toEqual([27, 27]);
        },
      ],
      [
        'Before the game you may also choose that whoever has more points wins, and nobody where they are equal.',
        () => {
          expect(agreed(close, { impassePoints: 'majority' })).toBe('gote loses: impasse');
          expect(agreed(equal, { impassePoints: 'majority' })).toBe('played again: impasse');
        },
      ],
      [
        'An impasse that nobody wins is played again with sides swapped, or is a draw if you choose that before the game.',
        () => {
          for (const impassePoints of ['official24', 'majority'] as const) {
            expect(agreed(equal, { impassePoints })).toBe('played again: impasse');
            expect(agreed(equal, { impassePoints, impasseTie: 'draw' })).toBe('draw: impasse');
          }
          expect(declared(equal)).toBe('played again: impasse');
          expect(declared(equal, { impasseTie: 'draw' })).toBe('draw: impasse');
          const limit = { moveLimit: 2 } as const;
          expect(ending(kings, '5i5h 5a5b', limit)).toBe('played again: move-limit');
          expect(ending(kings, '5i5h 5a5b', { ...limit, impasseTie: 'draw' })).toBe(
            'draw: move-limit',
          );
        },
      ],
    ],
    declaration: [
      [
        'Where the other does not agree, the side to move may declare.',
        () => {
          expect(declared(entered)).toBe('gote loses: declaration');
          expect(shogi.claim(lineOf(entered, []), 1, 'declaration')).toBeNull();
        },
      ],
      [
        'It needs the king in the zone, at least ten other own pieces there, not to be in check, and fewer than 500 moves played.',
        () => {
          const outside = entered
            .replace('+R3K3+R', '+R7+R')
            .replace('/9/9/9/9/9/9/', '/9/4K4/9/9/9/9/');
          const nine = entered.replace('+P+P+P+P1', '+P+P+P2').replace('2B3P', '2B4P');
          const checked = entered.replace('+P+P+P+P1+P', '+P+P+P+Pg+P').replace('4g', '3g');
          for (const setup of [outside, nine, checked])
            expect(declared(setup)).toBe('sente loses: declaration');
          const late = (plies: number): string => jishogiSheet(start(entered), 0, { plies }).decl24;
          expect([late(499), late(500)]).toEqual(['win', 'lose']);
        },
      ],
      [
        'Counted are the own pieces in the zone and in hand: with 31 points or more the declaration wins, with 24 to 30 nobody wins.',
        () => {
          expect(jishogiSheet(start(entered), 0)).toMatchObject({ zonePoints: 18, handPoints: 13 });
          expect(declared(entered)).toBe('gote loses: declaration');
          expect(declared(entered.replace('2B3P', '2B2P'))).toBe('played again: impasse');
          expect(declared(entered.replace('2B3P', 'BP'))).toBe('played again: impasse');
        },
      ],
      [
        'With fewer than 24, or if any condition fails, the declarer loses.',
        () => expect(declared(entered.replace('2B3P', 'B'))).toBe('sente loses: declaration'),
      ],
      [
        'By the rule of 27, common online, sente needs 28 points and gote 27, a declaration wins or loses, and the number of moves does not matter.',
        () => {
          const impasse = '27';
          expect(declared(equal, { impasse })).toBe('sente loses: declaration');
          expect(declared(close, { impasse })).toBe('gote loses: declaration');
          const gote = '4K4/9/9/9/9/9/9/+p+p+p+p1+p+p+p+p/+r3k3+r w B4G4S4N4L6Pb4p 1';
          expect(declared(gote, { impasse })).toBe('sente loses: declaration');
          const late = jishogiSheet(start(close), 0, { plies: 600 });
          expect(late.decl27).toBe('win');
        },
      ],
    ],
    'move-limit': [
      [
        'A game that is still going on after 500 moves ends as an impasse that nobody wins, whatever the points.',
        () => {
          expect(ending(far, wander(499))).toBe('goes on');
          expect(ending(far, wander(500))).toBe('played again: move-limit');
          expect(ending(`${far.split(' ')[0]} b 2R 1`, wander(500))).toBe(
            'played again: move-limit',
          );
        },
      ],
      [
        'If the last move is a check, play goes on until the checks stop.',
        () => {
          const moves = '4h5h 5a4a 5h4h 4a5a 4h4g';
          expect(ending(rook, '4h5h', { moveLimit: 1 })).toBe('goes on');
          expect(ending(rook, moves, { moveLimit: 1 })).toBe('played again: move-limit');
        },
      ],
      [
        'You may also choose 320 moves, or no limit.',
        () => {
          expect(ending(far, wander(320), { moveLimit: 320 })).toBe('played again: move-limit');
          expect(ending(far, wander(500), { moveLimit: null })).toBe('goes on');
        },
      ],
    ],
  },
});

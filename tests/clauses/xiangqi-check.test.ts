import { expect } from 'vitest';
import { xiangqi } from '#games/xiangqi/game.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { start } from '#games/xiangqi/starts.ts';
import { lineOf, picks } from '../xiangqi/table.ts';
import { playsEveryClause } from './clauses.ts';
import { areFouls, costNothing, isDealtWith, isPlayedAgain } from './sitting.ts';
import { bookIn, ending } from './xiangqi.ts';

const movesIn = (setup: string): readonly string[] => legalMoves(start(setup)).map(formatMoveText);

/** The rule that forbids a move. */
const refused = (setup: string, move: string): string | undefined =>
  xiangqi.refuse(start(setup), picks(move))?.rule;

const checked = '3k5/9/4r3R/9/9/9/9/9/R8/4K4 w - - 0 1';
const kingsFile = '4k4/9/9/p8/9/9/P8/9/4N4/4K4 w - - 0 1';
const shielded = '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w - - 0 1';

playsEveryClause({
  bookIn,
  chapters: ['check'],
  clauses: {
    check: [
      [
        'A king that could be taken next is in check, and its player must end that: the king moves away, the attacker is taken, or its way is closed.',
        () => {
          expect(xiangqi.facts(lineOf(checked, '')).checked).toHaveLength(1);
          const moves = movesIn(checked);
          for (const helps of ['e0f0', 'i7e7', 'a1e1']) expect(moves).toContain(helps);
          expect(refused(checked, 'a1 a2')).toBe('king-left-in-check');
        },
      ],
      [
        'Against a cannon the screen may also step aside.',
        () => {
          const screened = '3k5/9/4c4/9/9/9/4N4/9/9/4K4 w - - 0 1';
          expect(xiangqi.facts(lineOf(screened, '')).checked).toHaveLength(1);
          expect(movesIn(screened)).toContain('e3f5');
        },
      ],
    ],
    'moved-into-check': [
      [
        'A king may not go where it could be taken, nor may a move let it be attacked.',
        () => {
          expect(refused('4k4/9/5r3/9/9/9/9/4N4/9/4K4 w - - 0 1', 'e0 f0')).toBe(
            'moved-into-check',
          );
          expect(refused(shielded, 'e1 d1')).toBe('pinned');
        },
      ],
    ],
    'facing-kings': [
      [
        'The two kings may never stand on one file with nothing between them.',
        () => expect(refused('4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1', 'd0 e0')).toBe('facing-kings'),
      ],
      [
        'So a king commands its file from afar, and the last piece between the two may not leave it.',
        () => {
          expect(refused(kingsFile, 'e1 c2')).toBe('facing-kings');
          // The red king closes the file that the black one would flee to.
          expect(ending('3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1', 'a1a8')).toBe(
            'Black loses: stalemate',
          );
        },
      ],
    ],
    pinned: [
      [
        'A piece that alone keeps an attack from its king may not let it through.',
        () => {
          expect(refused(shielded, 'e1 d1')).toBe('pinned');
          expect(movesIn(shielded)).toContain('e1e7');
        },
      ],
    ],
    fouls: [
      [
        'These illegal moves are fouls: to let an attack through to your king, to leave it in check, to move it into check, and to leave the two kings face to face.',
        () =>
          areFouls(xiangqi, {
            [shielded]: 'e1d1',
            [checked]: 'a1a2',
            '4k4/9/5r3/9/9/9/9/4N4/9/4K4 w - - 0 1': 'e0f0',
            [kingsFile]: 'e1c2',
          }),
      ],
      [
        'Any other illegal move is refused and costs nothing, whatever was agreed.',
        () =>
          costNothing(xiangqi, {
            '3k5/9/9/p8/4N4/9/P8/9/9/4K4 w - - 0 1': 'e5e6',
            '3k5/9/9/p8/9/2B6/P8/9/9/4K4 w - - 0 1': 'c4a6',
            'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1': 'a6a5',
          }),
      ],
      [
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game.',
        () => isDealtWith(xiangqi, { setup: shielded, foul: 'e1d1', same: 'e1e2', other: 'e0f0' }),
      ],
      [
        'Friends may also take it back and play another move, with the same piece or with any.',
        () =>
          isPlayedAgain(xiangqi, { setup: shielded, foul: 'e1d1', same: 'e1e2', other: 'e0f0' }),
      ],
    ],
    checkmate: [
      [
        'A king in check that no legal move saves is mated.',
        () => {
          const mated = lineOf('4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1', 'i1i9');
          expect(xiangqi.facts(mated).checked).toHaveLength(1);
          expect(legalMoves(mated.position)).toHaveLength(0);
        },
      ],
      [
        'Its side has lost.',
        () =>
          expect(ending('4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1', 'i1i9')).toBe(
            'Black loses: checkmate',
          ),
      ],
    ],
    stalemate: [
      [
        'Who is not in check but has no legal move has lost as well.',
        () =>
          expect(ending('4k4/r8/9/9/9/9/9/9/9/3K5 b - - 0 1', 'a8a1')).toBe('Red loses: stalemate'),
      ],
      [
        'Here the two kings and a chariot leave Black none.',
        () =>
          expect(ending('3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1', 'a1a8')).toBe(
            'Black loses: stalemate',
          ),
      ],
    ],
  },
});

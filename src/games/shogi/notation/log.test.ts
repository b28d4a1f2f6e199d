/** Reads games from the logs of programs, and from addresses. */
import { describe, expect, test } from 'vitest';
import { headerOf } from '#record/record.ts';
import { movesOf, reading } from '../../../../tests/read-one.ts';
import { readKifu } from './kifu.ts';

const gamesOf = (text: string) => {
  const read = readKifu(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.games;
};

const rows = [
  'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY',
  'P2 * -HI *  *  *  *  * -KA * ',
  'P3-FU-FU-FU-FU-FU-FU-FU-FU-FU',
  'P4 *  *  *  *  *  *  *  *  * ',
  'P5 *  *  *  *  *  *  *  *  * ',
  'P6 *  *  *  *  *  *  *  *  * ',
  'P7+FU+FU+FU+FU+FU+FU+FU+FU+FU',
  'P8 * +KA *  *  *  *  * +HI * ',
  'P9+KY+KE+GI+KI+OU+KI+GI+KE+KY',
];

describe('a log', () => {
  test('gives the game of its positions if an engine wrote it', () => {
    const log = [
      'usi',
      'isready',
      'usinewgame',
      'position startpos',
      'go btime 0',
      'info depth 3 pv 7g7f 3c3d',
      'bestmove 7g7f',
      '2026-11-22 10:00:00 > position startpos moves 7g7f 3c3d',
      'position startpos moves 7g7f 3c3d 2g2f',
    ].join('\n');
    const [game, other] = gamesOf(log);
    expect(other).toBeUndefined();
    expect(movesOf(log)).toBe('7g7f 3c3d 2g2f');
    expect(game?.notices).toMatchObject([{ code: 'from-log', line: 1, also: [2, 3, 5, 6, 7] }]);
  });

  test('gives the game that was played if a server wrote it', () => {
    const log = `BEGIN Game_Summary\nProtocol_Version:1.2\nName+:A\nName-:B\nBEGIN Position\n${rows.join('\n')}\n+\nEND Position\nEND Game_Summary\nSTART:x\n+7776FU,T1\n-3334FU,T2\n#RESIGN\n`;
    expect(movesOf(log)).toBe('7g7f 3c3d');
    expect(headerOf(reading(log).record, '先手')).toBe('A');
  });

  test.each([
    'https://example.com/board?sfen=lnsgkgsnl%2F1r5b1%2Fppppppppp%2F9%2F9%2F9%2FPPPPPPPPP%2F1B5R1%2FLNSGKGSNL%20b%20-%201%20moves%207g7f%203c3d',
    'https://example.com/?position=startpos+moves+7g7f+3c3d&turn=2',
    'https://example.com/analysis/lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b_-_1_moves_7g7f_3c3d',
  ])('is no share link, which gives its game: %s', (link) => {
    expect(movesOf(link)).toBe('7g7f 3c3d');
  });
});

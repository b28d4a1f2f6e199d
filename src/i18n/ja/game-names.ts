/** The names of the games in Japanese. They come with the table, which names every game before its own words are fetched. */
import type { TableMessages } from '../catalogue.ts';

export const gameNames: TableMessages['gameNames'] = {
  shogi: '将棋',
  xiangqi: 'シャンチー',
  banqi: 'バンチー',
  'ko-shogi': '広将棋',
};

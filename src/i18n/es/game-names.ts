/** The names of the games in Spanish. They come with the table, which names every game before its own words are fetched. */
import type { TableMessages } from '../catalogue.ts';

export const gameNames: TableMessages['gameNames'] = {
  shogi: 'Shogi',
  xiangqi: 'Xiangqi',
  banqi: 'Banqi',
  'ko-shogi': 'Ko shogi',
};

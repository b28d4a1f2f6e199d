/** The names of the games in English. They come with the table, which names every game before its own words are fetched. */
export const gameNames = {
  shogi: 'Shogi',
  xiangqi: 'Xiangqi',
  banqi: 'Banqi',
  'ko-shogi': 'Ko shogi',
};

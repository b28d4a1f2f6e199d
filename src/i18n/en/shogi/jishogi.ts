/** Kings that enter, and how they are counted, in English. This catalogue is the type of the others. */
import type { Points } from '../../shapes/shogi/words.ts';

export const impasse = {
  claims: {
    impasse: { act: 'Propose impasse', proposal: 'an impasse (jishogi)' },
    declaration: {
      act: 'Declare entering king',
      title: 'Declaration',
      make: 'Declare',
    },
  },
  gives: {
    win: 'This declaration wins.',
    replay: 'This declaration voids the game: it is played again.',
    draw: 'This declaration makes the game a draw.',
    lose: 'This declaration loses.',
  },
  conditions: {
    kingInZone: 'King in the promotion zone',
    pieces: (count: number) => `Ten other pieces there: ${count}`,
    notInCheck: 'Not in check',
    plies: (plies: number) => `Fewer than 500 moves: ${plies}`,
    points: ({ zone, hand, credit }: Points, sum: number) =>
      `Points: ${zone} in the zone, ${hand} in hand${credit > 0 ? `, ${credit} for the handicap` : ''}, ${sum} in all`,
  },
  count: (side: string, { total, zone, elsewhere, hand, credit }: Points) =>
    `${side}: ${total} points (${zone} in the zone, ${elsewhere} elsewhere, ${hand} in hand${credit > 0 ? `, ${credit} for the handicap` : ''})`,
};

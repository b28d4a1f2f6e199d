/** The powers of faces besides moving, and their limits, in English. */
import type { PowerTexts } from '../../shapes/ko-shogi/reasons.ts';

const often: Readonly<Record<number, string>> = { 1: 'one enemy', 2: 'one enemy, then another' };

export const powers: PowerTexts = {
  shoots: (shots, range, over) =>
    `After landing on an empty point it may shoot ${often[shots] ?? `${shots} enemies`} ${
      range === 1 ? 'next to it' : `up to ${range} points away on a line`
    }${over ? ', whatever stands between' : ''}.`,
  acts: {
    commander: 'Commander: while one stands, its side plays on.',
    'middle-troop': 'Half a commander: with a banner its side plays on.',
    banner: 'Half a commander: with a middle troop its side plays on.',
    drum: 'While its side has a drum, its pawns may step ahead.',
    'stand-in': 'It stands in for a banner and for a drum, where that was agreed.',
    pawn: 'It steps ahead only while its side has a drum.',
    clerk:
      'When it promotes, so do all advance and rear guards of its side, and enemy flames go out.',
    priest:
      'Without a priest or fog, drum and banner of its side cannot promote, and promoted ones turn back.',
    flame: 'Where it lands, all that stands next to it burns; whoever lands next to it burns too.',
    fog: 'Within five points of it enemy bows and guns cannot shoot.',
    light: 'An enemy fog within five points of it becomes a priest again.',
    'skyward-net': 'It holds the first enemy ahead on both diagonals and on both sides.',
    'earthward-net': 'It holds the first enemy behind on both diagonals and on both sides.',
  },
  keptFrom: {
    priests: 'By moving it takes only priests, monks, fogs and lights.',
    fortress: 'It cannot take a heavenly fortress by moving.',
    bow: 'It cannot shoot shields, shield units, fortresses, chariots, chariot units or carriages.',
    gun: 'It cannot shoot shield units or fortresses.',
  },
  safeFrom: {
    bows: 'Bows cannot shoot it.',
    'bows-and-guns': 'Bows and guns cannot shoot it.',
    fortress: 'Bows and guns cannot shoot it; chariots and carriages cannot take it.',
  },
};

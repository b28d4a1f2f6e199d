/** How faces move, in English. */
import type { MovementTexts } from '../../shapes/ko-shogi/reasons.ts';

export const movement: MovementTexts = {
  bearings: {
    around: 'any way',
    straight: 'straight',
    diagonal: 'diagonally',
    ahead: 'ahead',
    back: 'back',
    sideways: 'sideways',
    'ahead-back': 'ahead or back',
    'not-back': 'any way but back',
    'not-ahead': 'any way but ahead',
    'not-sideways': 'any way but sideways',
    'sideways-diagonal': 'sideways or diagonally',
    'ahead-diagonal': 'ahead or diagonally',
    'straight-ahead-diagonal': 'straight or diagonally ahead',
    'ahead-diagonal-back': 'ahead, diagonally ahead or back',
    'sideways-ahead-diagonal': 'sideways or diagonally ahead',
    'sideways-back-diagonal': 'sideways or diagonally back',
    other: 'any other way',
  },
  step: (bearing) => `steps ${bearing}`,
  slide: (bearing, reach) =>
    reach === null ? `slides ${bearing}` : `slides up to ${reach} points ${bearing}`,
  jump: {
    straight: 'jumps two points straight',
    diagonal: 'jumps two points diagonally',
    around: 'jumps two points any way',
    knight: 'leaps like a knight',
  },
  chain: {
    king: 'steps once or twice any way',
    diagonal: 'steps once or twice diagonally',
    straight: 'steps once or twice straight',
    clerk: 'steps diagonally or jumps straight, once or twice',
    staff: 'steps straight or jumps diagonally, once or twice',
    priest: 'jumps two points any way, once or twice',
    five: 'steps straight exactly five times',
    run: 'steps one to five times in one straight direction',
    cavalry: 'leaps like a knight, then maybe on or back',
    knight: 'leaps like a knight once or twice',
  },
  sentence: (name, parts) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${parts.join(' or ')}.`,
};

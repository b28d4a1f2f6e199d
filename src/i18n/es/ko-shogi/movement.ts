/** How faces move, in Spanish. */
import type { MovementTexts } from '../../shapes/ko-shogi/reasons.ts';

export const movement: MovementTexts = {
  bearings: {
    around: 'a todos lados',
    straight: 'en línea recta',
    diagonal: 'en diagonal',
    ahead: 'adelante',
    back: 'atrás',
    sideways: 'al lado',
    'ahead-back': 'adelante o atrás',
    'not-back': 'a todos lados menos atrás',
    'not-ahead': 'a todos lados menos adelante',
    'not-sideways': 'adelante, atrás o en diagonal',
    'sideways-diagonal': 'al lado o en diagonal',
    'ahead-diagonal': 'adelante o en diagonal',
    'straight-ahead-diagonal': 'en línea recta o en diagonal adelante',
    'ahead-diagonal-back': 'atrás, adelante o en diagonal adelante',
    'sideways-ahead-diagonal': 'al lado o diagonal adelante',
    'sideways-back-diagonal': 'al lado o diagonal atrás',
    other: 'al resto',
  },
  step: (bearing) => `1 paso ${bearing}`,
  slide: (bearing, reach) =>
    reach === null ? `va ${bearing}` : `va hasta ${reach} puntos ${bearing}`,
  jump: {
    straight: 'salta 2 en línea recta',
    diagonal: 'salta 2 en diagonal',
    around: 'salta 2 a todos lados',
    knight: 'salta como un caballo',
  },
  chain: {
    king: '1 o 2 pasos a todos lados',
    diagonal: '1 o 2 pasos en diagonal',
    straight: '1 o 2 pasos rectos',
    clerk: '1 o 2 pasos en diagonal o saltos rectos',
    staff: '1 o 2 pasos rectos o saltos en diagonal',
    priest: '1 o 2 saltos de dos puntos a todos lados',
    five: 'exactamente cinco pasos rectos',
    run: 'de 1 a 5 pasos en una misma recta',
    cavalry: 'un salto de caballo, y otro igual o de vuelta',
    knight: '1 o 2 saltos de caballo',
  },
  sentence: (name, parts) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${parts.join('; ')}.`,
};

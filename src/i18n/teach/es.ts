/** What teaches while one plays, in Spanish. */
import type { PageMessages } from '../catalogue.ts';
import { counted, listed } from '../format.ts';

const squares = counted('es', { one: 'casilla', other: 'casillas' });
const list = listed('es');

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${begin} ${names.length > 9 ? squares(names.length) : list(names)}`];

export const es: PageMessages['teach'] = {
  label: 'Sobre la pieza',
  whyNot: 'Por qué ahí no',
  whyPromoted: 'Por qué ha promocionado',
  attacks: 'Ataques',
  attacksHint: 'Mostrar quién ataca qué (tecla: a)',
  attackMarks: {
    below: 'atacada desde este lado, un punto por pieza',
    beyond: 'atacada desde el otro lado',
    hanging: 'atacada y sin defensa',
    guarded: 'atacada, pero defendida',
    pin: 'clavada a su rey, o dando jaque',
  },
  attacksAloud: (hanging, pinned, checks) =>
    [
      hanging.length === 0
        ? 'Ninguna pieza atacada está sin defensa.'
        : `Sin defensa: ${list(hanging)}.`,
      ...(pinned.length === 0 ? [] : [`Clavadas: ${list(pinned)}.`]),
      ...(checks.length === 0 ? [] : [`Jaque desde ${list(checks)}.`]),
    ].join(' '),
  attacksOn: (square, sides, counts) =>
    `Ataques a ${square}: ${sides[0]} ${counts[0]}, ${sides[1]} ${counts[1]}.`,
  otherFace: 'Promocionada, es',
  otherFaceOfPromoted: 'Capturada, vuelve a ser',
  noOther: 'No promociona.',
  inHand: 'En mano: se puede soltar en las casillas marcadas.',
  key: 'Qué significan las marcas',
  marks: {
    pattern: 'adónde va en un tablero vacío',
    moves: 'adónde puede ir aquí',
    captures: 'lo que puede capturar',
    protects: 'lo que defiende',
    drops: 'dónde se puede soltar',
  },
  hints: {
    label: 'Pistas',
    streak: 'Cómo de aprendida está esta pieza',
    known: (side) => `Lo que ${side} sabe de memoria`,
    levels: { off: 'Sin marcas', always: 'Todas las marcas' },
    stages: {
      always: 'Marcas enseguida',
      hesitation: 'Marcas tras un momento',
      request: 'Marcas al pedirlas',
    },
    show: 'Mostrar adónde puede ir (tecla: h)',
    goals: (squares, dropped) =>
      squares.length === 0
        ? 'No puede ir a ninguna parte.'
        : `${some(dropped ? 'Se puede soltar en' : 'Puede ir a', squares)[0]}.`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }) =>
    `${[
      `${side}: ${name}, ${reading}`,
      ...(other === '' ? [] : [`su otra cara es ${other}`]),
      ...some(inHand ? 'se puede soltar en' : 'va a', moves),
      ...some('puede capturar en', captures),
      ...some('defiende', protects),
    ].join('; ')}.`,
};

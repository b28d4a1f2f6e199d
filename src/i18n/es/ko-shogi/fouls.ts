/** The faults of illegal moves in a record, in Spanish. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/ko-shogi/fouls.ts';
import type { FoulTexts } from '../../shapes/ko-shogi/words.ts';

export const fouls: typeof en = {
  'not-your-turn': 'no le tocaba a este bando.',
  'empty-point': 'allí no había ninguna pieza.',
  'own-piece': 'allí había una pieza de su propio bando.',
  'wrong-movement': 'la pieza no se mueve así.',
  blocked: 'otra pieza cerraba el paso.',
  'out-of-range': 'estaba demasiado lejos.',
  'priests-only': 'un sacerdote o monje capturó lo que no es de su familia.',
  'second-leap': 'el segundo salto fue hacia otro lado.',
  'five-steps': 'el trueno no dio cinco pasos.',
  'straight-run': 'el abanderado cambió de dirección.',
  burned: 'la pieza ya se había quemado.',
  'shot-after-capture': 'disparó después de capturar al llegar.',
  'no-shots-left': 'disparó demasiadas veces.',
  'nothing-to-shoot': 'allí no había nada a que disparar.',
  'cannot-stop': 'el turno no podía acabar ahí.',
  'promotion-not-possible': 'no podía promocionar.',
  'promotion-compulsory': 'tenía que promocionar.',
  'pawn-without-drum': 'un peón avanzó sin tambor.',
  'immune-to-displacement': 'esa pieza no se puede capturar así.',
  silenced: 'la niebla impedía el disparo.',
  'immune-to-shot': 'a esa pieza no se le puede disparar así.',
  frozen: 'una red sujetaba la pieza.',
};

/** The names of fouls in Spanish, and what each of them is. */
export const namedFouls: FoulTexts = {
  'pawn-without-drum': {
    name: 'peón adelante sin tambor',
    did: (side) => `${side} avanzó con un peón y no tiene tambor.`,
    proof: 'Este bando no tiene ningún tambor en el tablero.',
  },
  'immune-to-displacement': {
    name: 'captura de una pieza inmune',
    did: (side) => `${side} capturó una pieza que no se puede capturar así.`,
    proof: 'Una fortaleza está a salvo de carros y carros de artillería.',
  },
  silenced: {
    name: 'disparo desde la niebla',
    did: (side) => `${side} disparó donde la niebla hace callar arcos y cañones.`,
    proof: 'Quien disparó está a cinco puntos o menos de la niebla.',
  },
  'immune-to-shot': {
    name: 'disparo a una pieza inmune',
    did: (side) => `${side} disparó a una pieza a la que así no se puede disparar.`,
    proof: 'La pieza está a salvo de ese disparo.',
  },
  frozen: {
    name: 'salida de una red',
    did: (side) => `${side} movió una pieza sujeta por una red.`,
    proof: 'La línea de la red llegaba hasta donde estaba.',
  },
};

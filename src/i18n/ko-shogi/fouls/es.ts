/** What is wrong with an illegal move that stands in a record, in Spanish, after `moves.foul`. */
import type { en } from './en.ts';

export const es: typeof en = {
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

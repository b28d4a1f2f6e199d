/** Advice for the first games, in Spanish. */
import type { firstGames as en } from '../../en/shogi/first-games.ts';

export const firstGames: typeof en = {
  sections: {
    opening: {
      title: 'Cómo empezar una partida',
      text: [
        'Tres buenas primeras jugadas: el peón de delante del alfil, a 7f, abre su diagonal; el peón de delante de la torre, a 2f y luego a 2e, prepara un ataque; una plata o un oro sube hacia el centro.',
        'Después lleva el rey a un lugar seguro: fuera del centro, con una plata y un oro al lado. La mayoría de las primeras partidas se pierden con el rey en casa. En el tablero se construye un primer castillo, el Mino, con la torre al otro lado.',
        'Antes de cada jugada mira tres cosas: si tu rey está en jaque, si tienes una pieza colgada (atacada y sin defensa) y qué amenaza la última jugada del rival.',
      ],
    },
    values: {
      title: 'Cuánto valen las piezas',
      text: [
        'Más o menos, en peones: lanza 3, caballo 4, plata 5, oro 6, alfil 8, torre 10; tokin 7, caballo-dragón 10, dragón 12. El rey no tiene precio.',
        'Una pieza en mano vale un poco más que la misma pieza en el tablero, porque puede aparecer donde hace falta. En un ataque al rey, la rapidez cuenta más que cualquier pieza.',
      ],
    },
    aids: {
      title: 'Qué ayudas hay aquí',
      text: [
        'Toca una pieza que ahora no puede moverse, deja el ratón sobre cualquier pieza o mantén el dedo sobre ella: una tarjeta dice qué es y adónde va. Con una pieza elegida, señala una casilla a la que no puede ir y sabrás por qué.',
        'Ataques colorea las casillas que ataca cada bando y nombra las piezas colgadas y las clavadas. Las marcas de adónde puede ir una pieza se retiran a medida que la aprendes: primero salen enseguida, luego a los tres segundos y al final cuando las pides.',
        'Teclas: las flechas recorren el tablero y las piezas en mano, Enter (Intro) toma o deja una pieza, Escape la suelta, ? describe la pieza o muestra todas las teclas, Ctrl+Z deshace una jugada.',
      ],
    },
  },
  boards: { opening: 'Un primer castillo. Avanza y fíjate en el rey.' },
};

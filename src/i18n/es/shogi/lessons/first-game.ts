/** The lessons of the first game, in Spanish. */
import type { StageText } from '../../../shapes/lessons.ts';

export const firstGame = {
  table: {
    name: 'El tablero',
    teaches: 'Qué piezas son tuyas',
    rule: 'Tus piezas apuntan hacia delante. Las del rival apuntan hacia ti. Todas son del mismo color.',
    look: 'Fíjate hacia dónde apuntan las piezas.',
    levels: {
      own: { name: 'Tus piezas', goal: 'Pulsa una de tus piezas.' },
      'own-king': {
        name: 'Tu rey',
        goal: 'Pulsa tu rey.',
        look: 'Está en el centro de la fila más cercana a ti.',
      },
      'their-king': {
        name: 'El rey rival',
        goal: 'Pulsa el rey del rival.',
        look: 'Está en el centro de la fila más lejana.',
        after: 'Esa es la pieza que quieres atrapar.',
      },
    },
  },
  aim: {
    name: 'El objetivo',
    teaches: 'Capturar el rey: jaque y mate',
    rule: 'Si amenazas con capturar el rey, es jaque. Si el rey no puede escapar, es mate y ganas.',
    look: 'Mira primero el rey. Los puntos de una pieza muestran adónde va.',
    levels: {
      'take-the-king': {
        name: 'Captura el rey',
        goal: 'Captura el rey con tu oro.',
        look: 'El rey está justo delante de tu oro.',
        after: 'En una partida de verdad no se llega a esto: acaba una jugada antes, con el mate.',
      },
      check: {
        name: 'Jaque',
        goal: 'Da jaque: amenaza al rey con una pieza que no pueda capturar.',
        look: 'Ve adonde otra pieza tuya pueda recapturar: defiende esa casilla.',
        after: '¡Jaque! El rey tiene que responder enseguida.',
      },
      mate: {
        name: 'Mate',
        goal: 'Da jaque de modo que el rey no pueda escapar.',
        look: 'Un oro da jaque y el otro lo defiende.',
        after: '¡Mate! Has ganado.',
      },
    },
  },
  gold: {
    name: 'El oro',
    teaches: 'Seis direcciones, un paso',
    rule: 'El oro va un paso: adelante, en diagonal hacia delante, a los lados o recto hacia atrás. No va hacia atrás en diagonal.',
    look: 'Una pieza captura yendo a la casilla de la otra. ¿Qué peón está más cerca?',
    levels: {
      ahead: { name: 'Adelante', goal: 'Captura los dos peones con el oro.' },
      sideways: {
        name: 'A los lados',
        goal: 'Captura los tres peones en cinco jugadas.',
        look: 'Empieza por uno de los dos peones cercanos. Luego ve de lado.',
      },
      back: {
        name: 'Atrás',
        goal: 'Captura los dos peones que hay detrás del oro.',
        look: 'El oro va recto hacia atrás, nunca en diagonal hacia atrás.',
      },
    },
  },
  king: {
    name: 'El rey',
    teaches: 'Ocho direcciones, y nunca al peligro',
    rule: 'El rey va un paso en cualquier dirección. No puede ir adonde lo capturarían.',
    look: '¿Qué peón está más cerca del rey?',
    levels: {
      around: { name: 'Alrededor', goal: 'Captura los dos peones con el rey.' },
      back: {
        name: 'Atrás en diagonal',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'El rey también va hacia atrás en diagonal.',
      },
      danger: {
        name: 'Peligro',
        goal: 'Captura el peón de {target}. El oro vigila el camino corto.',
        look: 'Rodea las casillas a las que llega el oro.',
      },
    },
  },
  rook: {
    name: 'La torre',
    teaches: 'En línea recta, hasta donde haya camino libre',
    rule: 'La torre va en línea recta: adelante, atrás y a los lados, mientras el camino esté libre. No salta.',
    look: '¿Desde qué casilla ve la torre un peón en línea recta?',
    levels: {
      lines: { name: 'Líneas', goal: 'Captura los dos peones en dos jugadas.' },
      corners: { name: 'Esquinas', goal: 'Captura los tres peones en cuatro jugadas.' },
      round: {
        name: 'El rodeo',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'Tu propio peón cierra el paso por delante. Empieza por el lado.',
      },
    },
  },
  bishop: {
    name: 'El alfil',
    teaches: 'En diagonal, hasta donde haya camino libre',
    rule: 'El alfil va en diagonal, mientras el camino esté libre. No salta.',
    look: '¿Desde qué casilla ve el alfil un peón en diagonal?',
    levels: {
      slanting: {
        name: 'En diagonal',
        goal: 'Captura los dos peones en dos jugadas.',
        look: 'Solo uno de los peones se puede capturar ya.',
      },
      'two-turns': {
        name: 'Ida y vuelta',
        goal: 'Captura los tres peones en cuatro jugadas.',
      },
      round: {
        name: 'El rodeo',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'Ve primero a una casilla desde la que veas un peón.',
      },
    },
  },
  hand: {
    name: 'Capturar y soltar',
    teaches: 'Lo que capturas es tuyo',
    rule: 'Lo que capturas queda junto al tablero: tu mano. En vez de mover, púlsalo y luego una casilla vacía.',
    look: '¿Quién podría capturarte luego la pieza?',
    levels: {
      free: {
        name: 'Captúrala',
        goal: 'Captura una pieza que nadie defiende.',
        look: 'Se pueden capturar dos piezas. Una está defendida.',
        after: 'Ahora el oro es tuyo.',
      },
      drop: {
        name: 'Suéltala',
        goal: 'Suelta el oro donde no lo puedan capturar.',
        look: 'Pulsa el oro junto al tablero y luego una casilla vacía lejos del rey.',
      },
      'drop-check': {
        name: 'Soltar con jaque',
        goal: 'Suelta el oro de modo que dé jaque y no lo puedan capturar.',
        look: '¿Qué casilla junto al rey defiende tu otro oro?',
      },
      'two-at-once': {
        name: 'Dos a la vez',
        goal: 'Suelta el oro para atacar la torre y el alfil.',
        look: 'La torre va recta y el alfil en diagonal. Ponte donde ninguno te capture.',
        after: 'Solo uno de los dos puede huir.',
      },
    },
  },
  'gold-mate': {
    name: 'Mate con un oro',
    teaches: 'Cinco mates soltando un oro',
    rule: 'Un oro junto al rey da mate si algo lo defiende y al rey no le queda ninguna casilla.',
    look: '¿Qué casilla junto al rey defiendes?',
    levels: {
      head: {
        name: 'Sobre la cabeza',
        goal: 'Da mate: suelta el oro.',
        look: 'Justo delante del rey, un oro cierra casi todas las casillas.',
      },
      'far-bishop': {
        name: 'Desde lejos',
        goal: 'Da mate: suelta el oro donde lo defienda el alfil.',
        look: 'Sigue la diagonal del alfil.',
      },
      slant: {
        name: 'En diagonal',
        goal: 'Da mate: suelta el oro donde lo defienda la torre.',
        look: 'La torre defiende dos casillas junto al rey. ¿Cuál no deja salida?',
      },
      'king-helps': {
        name: 'El rey ayuda',
        goal: 'Da mate: suelta el oro donde lo defienda tu rey.',
      },
      'guarded-head': {
        name: 'Cabeza defendida',
        goal: 'Da mate: suelta el oro donde nada lo capture.',
        look: 'El oro rival defiende la casilla delante del rey. Ven por el otro lado.',
      },
    },
  },
} satisfies Readonly<Record<string, StageText>>;

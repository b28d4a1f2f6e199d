/** The guide to a first game of ko shogi in Spanish. */
export const guide = {
  chapter: 'Tu primera partida',

  sections: {
    'first-look': {
      title: 'Qué mirar entre noventa piezas',
      text: [
        'Nadie aprende noventa piezas de una vez. Veintiocho son carros, soldados de caballería, escudos y peones: aprende estas cuatro y empieza. Pulsa cualquier pieza del otro bando y la mesa dice cómo va.',
        'Los signos rojos son caras promocionadas: son otras piezas, casi siempre más fuertes.',
      ],
    },
    'first-command': {
      title: 'A quién no debes perder',
      text: [
        'Sigues jugando con un general, o con una tropa intermedia y un estandarte juntos; también basta un gobernador, que es una tropa intermedia promocionada. Al principio tienes al general en medio de la última fila, la tropa intermedia delante y el estandarte a la derecha de esta. Así que el otro bando tiene que quitarte dos.',
        'Nadie está obligado a responder a un jaque, y la mesa no te impide dejar al alcance al último que manda. Cuando caiga uno, mira primero a los demás.',
      ],
    },
    'first-drum': {
      title: 'El tambor, los peones y el sacerdote',
      text: [
        'El tambor está a la izquierda de la tropa intermedia. Mientras lo tengas, tus peones avanzan; sin él solo van a los lados y atrás. El sacerdote, junto a la esquina derecha, permite que promocionen el tambor y el estandarte. Guarda los dos tras tus filas y apunta a los del otro.',
      ],
    },
    'first-guns': {
      title: 'Cañones, arcos y la niebla',
      text: [
        'Arcos y cañones dan un paso y después disparan; lo alcanzado sale del tablero sin que nadie llegue allí. Escudos y carros van delante, y los arcos no pueden con ellos; los cañones sí alcanzan a los carros y a los escudos sueltos. El sacerdote se vuelve niebla en las filas del fondo: a cinco puntos o menos de ella los arcos y cañones enemigos callan. Una luz a cinco puntos o menos acaba con la niebla.',
      ],
    },
    'first-moves': {
      title: 'Jugadas para empezar',
      text: [
        'Saca soldados de caballería por encima de los peones: saltan y nada los detiene. Abre líneas para los arcos y cañones de detrás y mantén junta la primera fila. Las dos vanguardias se miran a seis puntos y cada una corre cinco: la que se acerca puede ser capturada.',
      ],
    },
    'first-losses': {
      title: 'Con qué pierden los principiantes',
      text: [
        'Con una llama: un ingeniero promocionado quema todo lo que está al lado de donde llega, así que no amontones tus piezas a su alrededor. Con una red: una guardia promocionada sujeta al primer enemigo de cada una de sus líneas, así que ten algo pequeño delante de las piezas fuertes. Con una línea larga: antes de cada jugada mira desde los jefes de mil, intendentes y jefes de cien enemigos por sus líneas hasta tu general.',
      ],
    },
  },

  boards: {
    'first-two': 'Cae el general y Blanco sigue: le quedan la tropa intermedia y el estandarte.',
    'first-moves': 'Un comienzo tranquilo: ambos sacan soldados de caballería. Sigue como quieras.',
    'first-net':
      'El peón y la escolta están sujetos. El soldado de caballería tras el peón y el ayudante están libres: pruébalos.',
  },
};

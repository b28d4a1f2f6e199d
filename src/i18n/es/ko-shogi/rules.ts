/** The rules of ko shogi in Spanish. */

import type { RulesText } from '../../shapes/ko-shogi/rules.ts';
import { boards } from './boards.ts';
import { glossary } from './glossary.ts';
import { guide } from './guide.ts';
import { marks } from './marks.ts';

export const rules: RulesText = {
  lead: 'Todas las reglas usadas aquí, con tableros para probarlas. Lo que se dice al rechazar una jugada se cita tal cual.',

  chapters: {
    first: guide.chapter,
    table: 'Lo básico',
    moving: 'Mover',
    powers: 'Disparos, niebla, redes y fuego',
    promotion: 'Promoción',
    pieces: 'Las piezas',
    ending: 'Cómo acaba la partida',
    notation: 'Escribir jugadas',
    sources: 'De dónde vienen las reglas',
    marks: 'Marcas del tablero',
    glossary: 'Glosario',
  },

  sections: {
    ...guide.sections,
    goal: {
      title: 'El objetivo',
      text: [
        'Negro y Blanco tienen cada uno noventa piezas de treinta y cuatro clases en un tablero de diecinueve por diecinueve puntos. Gana quien quita el mando al otro: el general, el gobernador y la pareja de tropa intermedia y estandarte.',
        'Lo capturado sale del juego.',
      ],
    },
    'set-up': {
      title: 'Cómo empieza la partida',
      text: [
        'El ejército de Blanco es el de Negro dado la vuelta. Entre ellos quedan cinco filas vacías, salvo por las dos vanguardias delante.',
        'Mira primero al general en medio de la última fila, con la tropa intermedia delante, la caballería en la cuarta fila y la fila de carros y escudos al frente.',
      ],
    },
    turn: {
      title: 'Una pieza cada vez',
      text: [
        'Empieza Negro; después mueven por turnos. Algunas piezas llegan a varios puntos en un turno, o disparan.',
      ],
    },
    landings: {
      title: 'Pasos, carreras y saltos',
      text: [
        'Un paso va al punto vecino, una carrera por puntos libres hasta que algo cierra el paso, un salto directo a su destino. Todos capturan al enemigo donde llegan, y ninguno llega a un punto de su bando.',
      ],
    },
    chains: {
      title: 'Varias llegadas en un turno',
      text: [
        'El luchador, y mucho de lo que promociona, puede llegar a dos puntos y capturar en cada uno. Puede volver a donde empezó: capturar y regresar, o pasar.',
        'La caballería sigue con un segundo salto en la misma dirección, o vuelve exactamente. El abanderado corre hasta cinco puntos en una dirección. El trueno da cinco pasos, girando como quiera.',
      ],
    },
    shooting: {
      title: 'Disparos',
      text: [
        'Arcos, cañones, sacerdotes y monjes pueden capturar a distancia tras llegar sin capturar: por las ocho líneas, hasta donde alcancen, si nada está en medio. El cañón dispara por encima de todo, el cañón franco dos veces.',
      ],
    },
    immunity: {
      title: 'Quién está a salvo de quién',
      text: [
        'Sacerdotes, monjes, nieblas y luces solo se capturan entre sí al mover, y disparan a cualquiera.',
        'Los arcos no pueden con escudos, unidades de escudos, fortalezas, carros, unidades de carros ni carros de artillería; los cañones no pueden con unidades de escudos ni fortalezas; carros y carros de artillería no capturan una fortaleza.',
      ],
    },
    fog: {
      title: 'Niebla',
      text: [
        'A cinco puntos o menos de una niebla enemiga los arcos y cañones no disparan. Los sacerdotes sí.',
      ],
    },
    light: {
      title: 'Luz',
      text: [
        'Una niebla que al final de un turno está a cinco puntos o menos de una luz enemiga vuelve a ser sacerdote.',
      ],
    },
    nets: {
      title: 'Redes',
      text: [
        'Una red sujeta a la primera pieza de cada una de sus líneas, si es enemiga: la red hacia el cielo adelante en ambas diagonales y a los lados, la red hacia la tierra atrás y a los lados. Lo sujeto no puede mover.',
      ],
    },
    flames: {
      title: 'Llamas venenosas',
      text: [
        'Donde llega una llama arde todo lo que está a su lado, de ambos bandos. Quien llega al lado de una llama también arde y su turno acaba; lo que capturó por el camino sigue capturado.',
      ],
    },
    fouls: {
      title: 'Jugadas ilegales',
      text: [
        'Estas jugadas ilegales son faltas: mover lo que una red sujeta, disparar dentro de una niebla enemiga, disparar o capturar al mover lo que está a salvo de la pieza y avanzar con un peón cuyo bando no tiene tambor. Cualquier otra jugada ilegal se rechaza y no cuesta nada, se haya acordado lo que se haya acordado.',
        'Antes de la partida eliges qué pasa con una falta: se rechaza con el motivo, se rechaza sin más, vale si el rival no la reclama o pierde la partida. Entre amigos también se puede deshacer y hacer otra jugada, con la misma pieza o con cualquiera.',
      ],
    },
    zone: {
      title: 'La zona',
      text: [
        'Las seis filas del fondo. Una pieza que empieza o llega allí puede promocionar al final de su turno. General, luchador y elefante nunca.',
      ],
    },
    'by-capture': {
      title: 'Promoción por lo capturado',
      text: [
        'Quien captura o dispara a un general, gobernador, tropa intermedia, estandarte o tambor promociona esté donde esté, sin elegir. También la mayoría de las piezas de un paso que capturan un luchador, un dragón ascendente, un abanderado o un trueno, y el soldado de caballería que captura un cañón franco.',
      ],
    },
    depends: {
      title: 'Lo que depende de otros',
      text: [
        'Un peón avanza solo mientras su bando tenga un tambor. Sin sacerdote ni niebla, el tambor y el estandarte no promocionan y los promocionados vuelven atrás. Estandarte y tambores suplen a ambos, si no se acordó otra cosa.',
        'Cuando un escribano promociona, promocionan todas las guardias de su bando y las llamas enemigas se apagan.',
      ],
    },
    command: {
      title: 'El mando perdido',
      text: [
        'Un bando sigue mientras tenga general o gobernador, o una tropa intermedia junto con un estandarte. Se puede dejar el mando al alcance. Si un turno quita los dos mandos, gana quien movió, salvo que se hayan acordado tablas para ese caso.',
      ],
      cases: {
        label: 'Lo que mantiene a un bando en juego',
        head: ['Tiene', 'Está'],
        rows: [
          ['general, y lo que sea', 'en juego'],
          ['gobernador sin general', 'en juego'],
          ['ninguno, pero tropa intermedia y estandarte', 'en juego'],
          ['ninguno, pero tropa intermedia y abanderado', 'en juego'],
          [
            'ninguno, pero tropa intermedia y estandarte y tambores',
            'en juego, si no se acuerda otra cosa',
          ],
          ['ninguno, y solo una tropa intermedia', 'perdido'],
          ['ninguno, y solo un estandarte', 'perdido'],
          ['nada de esto', 'perdido'],
        ],
      },
    },
    check: {
      title: 'Jaque',
      text: [
        'Un bando está en jaque cuando un turno podría quitarle todo lo que lo mantiene en juego. No está obligado a responder.',
      ],
    },
    repetition: {
      title: 'Una posición que vuelve',
      text: [
        'Cuando una posición se da por cuarta vez con el mismo turno, la partida es nula y se repite con los colores cambiados. Pero si un solo bando ha dado jaque en cada jugada desde la primera vez, ese bando pierde.',
      ],
    },
    'no-move': { title: 'Sin jugada', text: ['Quien no tiene jugada legal ha perdido.'] },
    'group-command': { title: 'El mando', text: [] },
    'group-staff': { title: 'El estado mayor', text: [] },
    'group-fire': { title: 'Ingenieros', text: [] },
    'group-priests': { title: 'Sacerdotes', text: [] },
    'group-guards': { title: 'Guardias', text: [] },
    'group-leaders': { title: 'Jefes', text: [] },
    'group-strong': { title: 'Luchadores y elefantes', text: [] },
    'group-shooters': { title: 'Arcos y cañones', text: [] },
    'group-riders': { title: 'Jinetes', text: [] },
    'group-foot': { title: 'Infantería y escudos', text: [] },
    'group-chariots': { title: 'Carros', text: [] },
    notation: {
      title: 'Escribir jugadas',
      text: [
        'Una pieza es su código, con + delante si ha promocionado. Después - o x y el punto de cada llegada, * y el punto de cada disparo, y + o = donde podía promocionar: +TP-10h*9i. El origen va tras el código si pudiera ser otra pieza.',
      ],
    },
    sources: {
      title: 'Pocos libros, en parte perdidos',
      text: [
        'El juego se conoce por un libro japonés de hacia 1700 y por lo que se contó después. Tablero, colocación, movimientos y objetivo se cuentan igual en todas partes; los límites de disparos, llamas, niebla y redes, en varias; los casos raros hubo que decidirlos aquí.',
      ],
    },
    marks: {
      title: 'Marcas del tablero',
      text: ['Qué significan las marcas dondequiera que se vean.'],
    },
    glossary: { title: 'Glosario', text: ['Las palabras del juego en japonés.'] },
  },

  boards: { ...guide.boards, ...boards },

  glossary,

  secondNames: {
    CL: ['empleado'],
    '+CL': ['maestro de armas'],
    S: ['personal'],
    CS: ['jefe de personal'],
    MA: ['ejército intermedio', 'tropa media', 'tropa del medio'],
    '+B': ['agitador de banderas'],
    '+SN': ['centuria'],
    CR: ['centuria'],
    M: ['milenario'],
    '+CU': ['milenario'],
    '+C': ['carruaje de armas'],
  },

  marks,
};

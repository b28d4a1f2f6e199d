/** The rules of banqi in Spanish. */

import type { RulesText } from '../../shapes/banqi/rules.ts';
import { glossary } from './glossary.ts';

export const rules: RulesText = {
  lead: 'Todas las reglas que se usan aquí, con tableros donde destapar piezas. Lo que se dice cuando una jugada se rechaza se cita palabra por palabra.',

  chapters: {
    table: 'Lo básico',
    moves: 'Destapar, mover, capturar',
    pieces: 'Las piezas',
    families: 'Tres maneras de jugar',
    hidden: 'Lo que está boca abajo',
    endings: 'Cómo acaba una partida',
    notation: 'Escribir jugadas',
    marks: 'Marcas en el tablero',
    glossary: 'Glosario',
  },

  sections: {
    goal: {
      title: 'El objetivo',
      text: [
        'Dos jugadores comparten un juego de piezas de xiangqi, dieciséis rojas y dieciséis negras, en medio tablero de xiangqi: ocho columnas y cuatro filas, con las piezas dentro de las casillas. Gana quien captura todas las piezas del otro color, y también quien deja al otro sin jugada.',
        'El rey es una pieza como las demás. No hay jaque ni mate, y la partida sigue cuando se ha capturado un rey.',
      ],
    },
    'set-up': {
      title: 'Cómo empieza la partida',
      text: [
        'En cada casilla hay una pieza, y todas están boca abajo: nadie sabe qué hay en cada sitio. Cada color tiene un rey, dos mandarines, elefantes, carros, caballos y cañones, y cinco soldados.',
        'Prueba: pulsa cualquier pieza para destaparla.',
      ],
    },
    colours: {
      title: 'Quién lleva cada color',
      text: [
        'Quien empieza destapa una pieza cualquiera y lleva su color el resto de la partida; el otro color es del rival. En el segundo turno también se destapa una pieza, porque todavía no se puede hacer otra cosa.',
        'Desde entonces no importa qué color salga. Si destapas una pieza del rival, es suya.',
      ],
    },
    turn: {
      title: 'Una cosa por turno',
      text: [
        'Los jugadores se turnan. En tu turno destapas una pieza o mueves una pieza de tu color que esté boca arriba. Nadie puede pasar.',
      ],
    },
    'turn-up': {
      title: 'Destapar',
      text: [
        'Cualquiera de los dos puede destapar cualquier pieza que esté boca abajo. La pieza se queda donde está, con eso acaba el turno, y nunca vuelve a ponerse boca abajo.',
      ],
    },
    step: {
      title: 'Mover y capturar',
      text: [
        'Toda pieza se mueve una casilla por su columna o su fila, a una casilla vacía o a la de una pieza del otro color que esté boca arriba y que pueda capturar. Lo capturado sale de la partida para siempre.',
        'Una pieza boca abajo no se puede capturar, y nada puede ir a su casilla.',
      ],
    },
    ladder: {
      title: 'Quién captura a quién',
      text: [
        'Una pieza captura a sus iguales y a todas las más débiles. De fuerte a débil: rey, mandarín, elefante, carro, caballo, cañón, soldado.',
        'Hay tres excepciones. El rey no puede capturar soldados; el soldado sí puede capturar al rey; y el cañón captura cualquier pieza, pero solo saltando.',
      ],
    },
    fouls: {
      title: 'Jugadas ilegales',
      text: [
        'En banqi ninguna jugada ilegal es una falta. Se rechaza y no cuesta nada, se haya acordado lo que se haya acordado.',
      ],
    },
    king: {
      title: 'Rey (general)',
      text: [
        'Captura todo menos los soldados. Lo pueden capturar el otro rey, un soldado o el salto de un cañón.',
      ],
    },
    mandarin: {
      title: 'Mandarín (consejero)',
      text: [
        'Captura todo menos al rey. Lo pueden capturar el rey, otro mandarín o el salto de un cañón.',
      ],
    },
    elephant: {
      title: 'Elefante',
      text: [
        'Captura elefantes, carros, caballos, cañones y soldados. A diferencia del xiangqi, se mueve una casilla en línea recta.',
      ],
    },
    chariot: {
      title: 'Carro (torre)',
      text: [
        'Captura carros, caballos, cañones y soldados. A diferencia del xiangqi, se mueve solo una casilla.',
      ],
    },
    horse: {
      title: 'Caballo',
      text: [
        'Captura caballos, cañones y soldados. A diferencia del xiangqi, se mueve una casilla en línea recta.',
      ],
    },
    cannon: {
      title: 'Cañón',
      text: [
        'Se mueve una casilla como todas, pero nunca captura la pieza de al lado.',
        'Para capturar salta por su columna o su fila exactamente una pieza, la pantalla, y captura la siguiente detrás de ella si es del otro color y está boca arriba: cualquiera, por fuerte que sea. Antes y después de la pantalla puede haber casillas vacías.',
        'La pantalla puede ser de cualquier color, y puede estar boca abajo.',
      ],
    },
    soldier: {
      title: 'Soldado (peón)',
      text: [
        'Captura solo soldados y al rey. Todas las demás piezas menos el rey pueden capturarlo.',
      ],
    },
    taiwan: {
      title: 'Taiwán',
      text: [
        'La manera que cuentan estas páginas, y la que se juega si no eliges otra: el cañón salta.',
      ],
    },
    hongkong: {
      title: 'Hong Kong',
      text: [
        'De fuerte a débil: rey, carro, caballo, cañón, mandarín, elefante, soldado. El cañón no salta: captura la pieza de al lado por su rango, como las demás.',
      ],
    },
    mainland: {
      title: 'China continental',
      text: [
        'El orden es el de Taiwán, pero el cañón no salta: captura los cañones y soldados de al lado.',
      ],
    },
    'house-rules': {
      title: 'Lo que no cambia',
      text: [
        'En las tres, el rey no captura soldados, el soldado captura al rey y ningún soldado captura un cañón.',
        'Hay quien captura piezas boca abajo, captura varias seguidas, deja correr a los carros o mueve los caballos en diagonal. Esas reglas caseras no se usan aquí.',
      ],
    },
    pool: {
      title: 'Lo que sigue oculto',
      text: [
        'Qué piezas siguen boca abajo no es ningún secreto: todas las que no se ven en el tablero ni se han capturado. Junto al tablero está la lista de los dos colores. Lo que nadie sabe es dónde está cada una.',
        'Aquí están ocultos un rey rojo y un soldado negro. ¿Quién destapa cuál?',
      ],
    },
    chance: {
      title: '¿Es justo?',
      text: [
        'Nada se reparte de antemano. En el momento de destapar una pieza se sortea entre todas las que siguen ocultas, y todas tienen la misma probabilidad. Es lo mismo que si se hubieran barajado al principio; pero hasta entonces no está decidido qué hay ahí, así que ni en la pantalla, ni en el archivo, ni en la memoria de este dispositivo hay nada que lo delate.',
        'Lo sorteado se guarda antes de mostrarse. Si la página se carga de nuevo, vuelve la misma pieza.',
      ],
    },
    takeback: {
      title: 'Deshacer una pieza destapada',
      text: [
        'Donde se permite deshacer, también se puede deshacer el turno en que se destapó una pieza, pero todos la han visto. Si esa casilla se destapa de nuevo muestra la misma pieza, y hasta entonces ninguna otra casilla la muestra.',
      ],
    },
    'no-pieces': {
      title: 'Sin piezas',
      text: [
        'Quien pierde la última pieza de su color ha perdido la partida. Las que están boca abajo cuentan: mientras quede oculta una de las tuyas, sigues en juego.',
      ],
    },
    'no-move': {
      title: 'Sin jugada',
      text: [
        'También ha perdido quien tiene el turno y no puede mover nada cuando ya no queda nada que destapar.',
      ],
    },
    repetition: {
      title: 'Una posición que vuelve',
      text: [
        'Cuando las mismas piezas están en las mismas casillas por tercera vez y con el mismo turno, son tablas.',
      ],
    },
    'no-progress': {
      title: 'No pasa nada',
      text: [
        'Tras cincuenta turnos, contados los de los dos jugadores, sin destapar ni capturar, son tablas. Antes de la partida se puede acordar otro número, o ninguno; y lo mismo con la repetición.',
        'Los jugadores pueden acordar tablas si así se eligió antes de la partida, y cualquiera puede abandonar.',
      ],
    },
    notation: {
      title: 'Escribir jugadas',
      text: [
        'Cada casilla tiene una letra por su columna y un número por su fila, como están en los bordes del tablero. c3=R dice que se destapó la pieza de c3 y es un carro rojo; c3-c4 va a una casilla vacía y c3xd3 es una captura.',
        'K es rey, A mandarín, B elefante, R carro, N caballo, C cañón y P soldado: mayúsculas para las rojas, minúsculas para las negras.',
        'La forma completa dice también qué se capturó: c3xd3:n. Los programas de Taiwán escriben la letra para la fila y el número para la columna: e2 es b5.',
      ],
    },
    marks: {
      title: 'Marcas en el tablero',
      text: ['Lo que significan las marcas dondequiera que se vean.'],
    },
    glossary: {
      title: 'Glosario',
      text: ['Las palabras del juego como las conocen los jugadores chinos.'],
    },
  },

  boards: {
    'set-up': 'Treinta y dos piezas boca abajo.',
    colours: 'Quien empieza lleva el color que salga.',
    turn: 'El caballo negro es del rival: tus piezas son las rojas.',
    'turn-up': 'Se puede mover el carro o destapar una de seis piezas.',
    step: 'El carro tiene dos casillas libres y captura el caballo.',
    'face-down-target': 'No puede ir adonde hay algo boca abajo.',
    ladder: 'El elefante captura tres de sus vecinas; el mandarín es más fuerte.',
    king: 'Captura todo menos el soldado.',
    mandarin: 'Captura todo menos al rey.',
    elephant: 'Captura todo menos al mandarín.',
    chariot: 'Captura todo menos el elefante.',
    horse: 'Captura todo menos el carro.',
    cannon: 'Saltando el soldado captura al rey, pero no el caballo de al lado.',
    'cannon-many-screens': 'Dos piezas en medio son una de más.',
    'cannon-face-down': 'Lo que está boca abajo también es pantalla.',
    soldier: 'Captura al rey y al soldado.',
    hongkong: 'Aquí el cañón captura el mandarín y el soldado de al lado.',
    mainland: 'Aquí el cañón captura el cañón y el soldado de al lado.',
    pool: 'En las dos casillas hay un rey rojo y un soldado negro.',
    takeback: 'Destápala, deshaz y destápala otra vez.',
    'no-pieces': 'El soldado captura la última pieza negra.',
    'no-move': 'El carro cierra la última salida.',
    repetition: 'Los dos van y vienen: tablas.',
    'no-progress': 'Cuarenta y nueve turnos sin capturas; el siguiente es el cincuenta.',
    notation: 'Una pieza destapada, dos movimientos y una captura, escritos de tres maneras.',
  },

  glossary,
};

/** The lessons on all pieces, promotion and drops, in Spanish. */
import type { StageText } from '../../../shapes/lessons.ts';

export const allPieces = {
  pawn: {
    name: 'El peón',
    teaches: 'Un paso adelante',
    rule: 'El peón va un paso recto hacia delante. Captura de la misma manera.',
    look: '¿Qué peón está en la misma columna que uno del rival?',
    levels: {
      ahead: { name: 'Adelante', goal: 'Captura el peón en dos jugadas.' },
      'takes-ahead': {
        name: 'Captura de frente',
        goal: 'Pulsa todas las casillas a las que puede ir tu peón.',
        look: 'Captura de frente, no en diagonal.',
      },
      'one-each': {
        name: 'Tres peones',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'Uno de tus peones no tiene nada que hacer.',
      },
    },
  },
  lance: {
    name: 'La lanza',
    teaches: 'Adelante, hasta donde haya camino libre',
    rule: 'La lanza va recta hacia delante, mientras el camino esté libre. Nunca retrocede y no salta.',
    look: 'Mira a lo largo de la columna de cada lanza.',
    levels: {
      ahead: { name: 'Adelante', goal: 'Captura los dos peones con las lanzas.' },
      'as-far-as-free': {
        name: 'Hasta dónde',
        goal: 'Pulsa todas las casillas a las que puede ir la lanza.',
        look: 'La casilla del peón también cuenta: la lanza lo puede capturar.',
      },
      'no-jump': {
        name: 'No salta',
        goal: 'Captura los dos peones en tres jugadas.',
        look: 'Una lanza está libre. La otra tiene delante un peón tuyo.',
      },
    },
  },
  silver: {
    name: 'La plata',
    teaches: 'Cinco direcciones, no a los lados',
    rule: 'La plata va un paso: recta hacia delante o en cualquier diagonal. No va a los lados ni recta hacia atrás.',
    look: 'La plata es fuerte en las diagonales. ¿Qué peón está en una?',
    levels: {
      slanting: { name: 'En diagonal', goal: 'Captura los dos peones en tres jugadas.' },
      back: {
        name: 'Atrás en diagonal',
        goal: 'Captura los dos peones en tres jugadas.',
        look: 'La plata también va hacia atrás en diagonal.',
      },
      beside: {
        name: 'Al lado',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'Empieza por el peón de atrás. El de al lado es el último.',
      },
      behind: {
        name: 'Justo detrás',
        goal: 'Captura los tres peones en cinco jugadas.',
        look: 'Empieza por el peón de la derecha y busca luego las diagonales.',
      },
    },
  },
  knight: {
    name: 'El caballo',
    teaches: 'Salta adelante, nunca atrás',
    rule: 'El caballo salta por encima de todo: dos casillas adelante y una a un lado. Solo así, nunca atrás.',
    look: 'Cuenta dos adelante y luego una a la izquierda o a la derecha.',
    levels: {
      leap: { name: 'El salto', goal: 'Captura el peón en dos jugadas.' },
      'left-and-right': {
        name: 'Izquierda y derecha',
        goal: 'Captura los dos peones en dos jugadas.',
      },
      'over-pieces': {
        name: 'Por encima',
        goal: 'Captura los dos peones en dos jugadas.',
        look: 'Tus peones no estorban: el caballo salta.',
      },
      'two-knights': {
        name: 'Dos caballos',
        goal: 'Captura los tres peones en cuatro jugadas.',
        look: 'Cada caballo solo captura lo que hay en su camino.',
      },
    },
  },
  promotion: {
    name: 'La promoción',
    teaches: 'Quién puede promocionar y quién debe',
    rule: 'Una pieza que entra en las tres filas más lejanas, sale de ellas o se mueve dentro puede promocionar: se voltea. El rey y el oro nunca.',
    look: '¿Qué jugada empieza o acaba en las tres filas más lejanas?',
    levels: {
      pawn: {
        name: 'El tokin',
        goal: 'Lleva el peón a la zona de promoción y promociónalo.',
        look: 'La zona son las tres filas más lejanas. Elige la cara roja.',
        after: 'Un peón promocionado es un tokin. Se mueve como un oro.',
      },
      tokin: {
        name: 'Como un oro',
        goal: 'Captura los tres peones en cuatro jugadas con el tokin.',
        look: 'El tokin se mueve como un oro.',
      },
      leaving: {
        name: 'Al salir',
        goal: 'Captura el peón y promociona la plata.',
        look: 'Una pieza también puede promocionar al salir de la zona.',
      },
      gold: {
        name: 'El oro',
        goal: 'El oro va de {from} a {to} y promociona. ¿Está permitido?',
        look: 'Dos clases de piezas tienen una sola cara.',
      },
      'pawn-must': {
        name: '¿Debe?',
        goal: 'El peón va de {from} a {to} y no promociona. ¿Está permitido?',
        look: '¿Podría volver a moverse?',
      },
      'knight-must': {
        name: 'El caballo también',
        goal: 'El caballo salta de {from} a {to} y no promociona. ¿Está permitido?',
        look: '¿Adónde podría saltar después?',
      },
      'lance-may': {
        name: 'La lanza puede',
        goal: 'La lanza va de {from} a {to} y no promociona. ¿Está permitido?',
        look: '¿Podría volver a moverse?',
      },
      'small-golds': {
        name: 'Como oros',
        goal: 'Captura los tres peones en tres jugadas.',
        look: 'La plata, el caballo y la lanza promocionados se mueven como un oro.',
      },
      horse: {
        name: 'El caballo-dragón',
        goal: 'Captura los tres peones en tres jugadas con el caballo-dragón.',
        look: 'El alfil promocionado va en diagonal como antes, y además un paso recto.',
      },
      dragon: {
        name: 'El dragón',
        goal: 'Captura los tres peones en cuatro jugadas con el dragón.',
        look: 'La torre promocionada va recta como antes, y además un paso en diagonal.',
      },
      'better-keep': {
        name: 'Mejor no',
        goal: 'Da jaque con una pieza que no puedan capturar.',
        look: 'Una plata va hacia atrás en diagonal. Una plata promocionada no.',
        after: 'A veces es mejor no promocionar.',
      },
      'tokin-mate': {
        name: 'Mate con un tokin',
        goal: 'Da mate en una jugada.',
        look: 'El tokin se mueve como un oro. ¿Quién lo defiende?',
      },
    },
  },
  dropping: {
    name: 'Dónde soltar',
    teaches: 'Nifu, y casillas sin salida',
    rule: 'No se suelta un peón en una columna donde ya tienes un peón: es nifu. Ninguna pieza se suelta donde no podría moverse nunca.',
    look: 'Mira toda la columna y piensa en la próxima jugada de la pieza.',
    levels: {
      nifu: {
        name: 'Nifu',
        goal: 'Sueltas el peón en {to}. ¿Está permitido?',
        look: '¿Hay otro peón tuyo en la columna?',
      },
      'free-file': {
        name: 'Una columna libre',
        goal: 'Pulsa una casilla donde puedas soltar el peón.',
        look: 'Busca la columna donde no hay un peón tuyo.',
      },
      'tokin-is-no-pawn': {
        name: 'Un tokin no es un peón',
        goal: 'Sueltas el peón en {to}. ¿Está permitido?',
        look: 'La otra pieza de la columna ya promocionó.',
      },
      'last-rank': {
        name: 'Sin salida',
        goal: 'Sueltas el peón en {to}. ¿Está permitido?',
        look: '¿Adónde podría ir desde allí?',
      },
      knight: {
        name: 'El caballo',
        goal: 'Pulsa una casilla vacía donde no se puede soltar el caballo.',
        look: 'Necesita dos filas por delante.',
      },
      lance: {
        name: 'La lanza',
        goal: 'Sueltas la lanza en {to}. ¿Está permitido?',
        look: '¿Hay alguna casilla delante?',
      },
    },
  },
  faces: {
    name: 'Las caras',
    teaches: 'Reconocer las piezas por su signo',
    rule: 'Cada pieza tiene su signo. Las caras promocionadas son rojas. Las piezas del rival se ven al revés.',
    look: 'Mira la forma del signo. El rojo es de las promocionadas.',
    goal: '¿Qué pieza es?',
    levels: {},
  },
} satisfies Readonly<Record<string, StageText>>;

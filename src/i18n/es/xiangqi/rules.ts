/** The rules of xiangqi in Spanish. */

import type { RulesText } from '../../shapes/xiangqi/rules.ts';
import { glossary } from './glossary.ts';

export const rules: RulesText = {
  lead: 'Todas las reglas que se usan aquí, con tableros para probarlas. Lo que se dice cuando una jugada se rechaza se cita palabra por palabra.',

  chapters: {
    table: 'Lo básico',
    pieces: 'Las piezas',
    check: 'Jaque y mate',
    repetition: 'Repetición y tablas',
    notation: 'Escribir jugadas',
    marks: 'Marcas en el tablero',
    glossary: 'Glosario',
  },

  sections: {
    goal: {
      title: 'El objetivo',
      text: [
        'Dos jugadores, Rojo y Negro, cada uno con dieciséis piezas, juegan en los cruces de nueve columnas y diez filas. Gana quien deja al rey rival sin escape de la captura, y también quien deja al otro sin ninguna jugada legal.',
        'Entre la quinta y la sexta fila corre el río. Cada bando tiene un palacio: los nueve puntos con diagonales en medio de sus tres últimas filas.',
      ],
    },
    'set-up': {
      title: 'Cómo empieza la partida',
      text: [
        'El rey está en medio de la última fila; a ambos lados, mandarín, elefante, caballo y carro. Dos cañones están en la tercera fila y cinco soldados en la cuarta.',
        'Muchas piezas de los dos bandos tienen signos distintos; las rojas tienen un anillo y las negras, dos. Se mueven igual.',
      ],
    },
    turn: {
      title: 'Una jugada cada vez',
      text: ['Empieza Rojo; después los jugadores mueven una pieza por turno. Nadie puede pasar.'],
    },
    movement: {
      title: 'Mover y capturar',
      text: [
        'Una pieza va de punto en punto por su camino y captura yendo al punto de una pieza rival, que sale de la partida para siempre. Solo el cañón captura de otro modo que se mueve.',
        'Nadie salta, salvo el cañón al capturar. Ninguna pieza se convierte en otra.',
      ],
    },
    king: {
      title: 'Rey (general)',
      text: ['Un punto adelante, atrás o al lado, y nunca fuera de su palacio.'],
    },
    mandarin: {
      title: 'Mandarín (consejero)',
      text: ['Un punto en diagonal dentro del palacio: solo conoce cinco puntos.'],
    },
    elephant: {
      title: 'Elefante',
      text: [
        'Exactamente dos puntos en diagonal, y nunca cruza el río: solo conoce siete puntos.',
        'Una pieza de cualquier bando en medio de su camino, el ojo del elefante, lo detiene.',
      ],
    },
    horse: {
      title: 'Caballo',
      text: [
        'Un punto en línea recta y después otro en diagonal hacia fuera.',
        'No salta: una pieza de cualquier bando en el primero de los dos, la pata del caballo, lo detiene por ese lado. Por eso un caballo puede atacar a otro que no puede atacarlo.',
      ],
    },
    chariot: {
      title: 'Carro (torre)',
      text: ['Cuantos puntos libres quiera en línea recta.'],
    },
    cannon: {
      title: 'Cañón',
      text: [
        'Se mueve como el carro. Para capturar salta exactamente una pieza de cualquier bando, la pantalla, y captura la siguiente detrás de ella, a cualquier distancia.',
      ],
    },
    soldier: {
      title: 'Soldado (peón)',
      text: [
        'Un punto adelante; cuando ha cruzado el río, también un punto al lado. Nunca retrocede, y en la última fila solo va al lado.',
      ],
    },
    check: {
      title: 'Jaque',
      text: [
        'Un rey que podría ser capturado está en jaque, y su jugador debe acabarlo: el rey se aparta, se captura al atacante o se cierra su camino. Contra un cañón también puede apartarse la pantalla.',
      ],
    },
    'moved-into-check': {
      title: 'Ponerse en jaque',
      text: ['El rey no puede ir adonde lo capturarían, ni una jugada puede dejar que lo ataquen.'],
    },
    'facing-kings': {
      title: 'Reyes cara a cara',
      text: [
        'Los dos reyes nunca pueden estar en una columna sin nada entre ellos. Así un rey domina su columna desde lejos, y la última pieza entre los dos no puede dejarla.',
      ],
    },
    pinned: {
      title: 'Escudos',
      text: ['Una pieza que por sí sola evita un ataque a su rey no puede dejarlo pasar.'],
    },
    fouls: {
      title: 'Jugadas ilegales',
      text: [
        'Estas jugadas ilegales son faltas: dejar pasar un ataque al propio rey, dejarlo en jaque, llevarlo a un jaque y dejar a los dos reyes cara a cara. Cualquier otra jugada ilegal se rechaza y no cuesta nada, se haya acordado lo que se haya acordado.',
        'Antes de la partida eliges qué pasa con una falta: se rechaza con el motivo, se rechaza sin más, vale si el rival no la reclama o pierde la partida. Entre amigos también se puede deshacer y hacer otra jugada, con la misma pieza o con cualquiera.',
      ],
    },
    checkmate: {
      title: 'Jaque mate',
      text: ['Un rey en jaque que ninguna jugada legal salva está en mate. Su bando ha perdido.'],
    },
    stalemate: {
      title: 'Sin jugada legal',
      text: [
        'Quien no está en jaque pero no tiene ninguna jugada legal también ha perdido. Aquí los dos reyes y un carro no dejan ninguna a Negro.',
      ],
    },
    repetition: {
      title: 'Una posición que vuelve',
      text: [
        'Cuando una posición se da por tercera vez con el mismo turno, la partida acaba. Son tablas, salvo que un solo bando no tuviera derecho a seguir: véanse las dos siguientes.',
        'Cuántas veces, y qué pasa entonces, se puede acordar antes de la partida.',
      ],
    },
    'perpetual-check': {
      title: 'Jaque perpetuo',
      text: [
        'Pierde el bando que ha dado jaque en todas sus jugadas desde que la posición se dio por primera vez; si lo han hecho los dos, son tablas.',
      ],
    },
    'perpetual-chase': {
      title: 'Persecución perpetua',
      text: [
        'También pierde el bando que en todas sus jugadas ha amenazado con capturar la misma pieza. Si un bando da jaque y el otro persigue, pierde el que da jaque. Si persiguen los dos, o si un bando alterna jaques y amenazas, son tablas.',
        'Persigue otra pieza que el rey o un soldado, de nuevo en cada jugada, y con ganancia. No se persigue a un soldado que no ha cruzado el río. Tampoco persigue una pieza a otra de su misma clase que podría capturarla a ella. No se persigue lo que está defendido, si la pieza que defiende podría capturar a su vez según las reglas. Pero un caballo o un cañón que amenaza a un carro sí lo persigue, esté defendido o no.',
        'Aquí no se juzgan las amenazas de mate ni los casos más finos de los libros de las federaciones.',
      ],
    },
    draws: {
      title: 'Tablas',
      text: [
        'Son tablas cuando los jugadores lo acuerdan, cuando nada se capturó en sesenta jugadas de cada bando y cuando a ningún bando le queda una pieza que pueda cruzar el río.',
      ],
    },
    notation: {
      title: 'Escribir jugadas',
      text: [
        'WXF nombra pieza, columna, dirección y destino: C2=5 es el cañón de la columna 2 que va al lado hasta la columna 5. Cada jugador cuenta las columnas desde su derecha; + es adelante, - atrás y = al lado. Tras + y - está cuántos puntos va una pieza en línea recta, o la columna a la que llega una pieza diagonal.',
        'La notación china dice lo mismo en caracteres: 炮二平五, con 进 para adelante, 退 para atrás y 平 para el lado. De dos piezas iguales en una columna, la delantera es 前 o +, la trasera 后 o -.',
        'ICCS da coordenadas: H2-E2.',
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
    'set-up': 'El inicio.',
    turn: 'Empieza Rojo: el soldado negro tiene que esperar.',
    movement: 'El carro se detiene ante el soldado o lo captura.',
    king: 'El rey no sale de su palacio.',
    mandarin: 'Cuatro caminos diagonales desde el centro.',
    elephant: 'Solo en su orilla.',
    'elephant-eye': 'El caballo de d1 tapa el ojo del elefante.',
    horse: 'Ocho caminos cuando no hay nada a su lado.',
    'horse-leg': 'El soldado de e3 lo detiene hacia adelante.',
    chariot: 'En recto, hasta donde el camino esté libre.',
    cannon: 'Saltando el soldado captura el caballo, pero no el soldado mismo.',
    'cannon-many-screens': 'Dos piezas en medio son una de más.',
    soldier: 'Uno ha cruzado el río, el otro no.',
    'soldier-backwards': 'Nunca hacia atrás.',
    check: 'El carro da jaque: un carro propio puede cerrar su columna.',
    'moved-into-check': 'En f0 capturarían al rey.',
    'facing-kings': 'El caballo está entre los reyes y debe quedarse.',
    pinned: 'El carro puede moverse por la columna, no dejarla.',
    checkmate: 'Un carro cierra la octava fila, el otro da jaque.',
    stalemate: 'Sin jaque y sin jugada.',
    repetition: 'Nadie da jaque ni persigue: tablas.',
    'perpetual-check': 'Rojo da jaque en cada jugada y pierde.',
    'perpetual-chase': 'El carro rojo persigue al cañón en cada jugada y pierde.',
    notation: 'Las primeras jugadas de una partida, escritas de tres maneras.',
  },

  glossary,
};

/** The rules of shogi in Spanish. */

import type { RulesText } from '../../shapes/shogi/rules.ts';
import { firstGames } from './first-games.ts';
import { glossary } from './glossary.ts';

export const rules: RulesText = {
  lead: 'Todas las reglas que se aplican aquí, con tableros para probarlas. Lo que se dice al rechazar una jugada se cita palabra por palabra.',

  chapters: {
    table: 'Lo básico',
    pieces: 'Las piezas',
    promotion: 'Promoción',
    drops: 'Soltar piezas',
    check: 'Jaque y mate',
    'first-games': 'Primeras partidas',
    repetition: 'Repetición',
    impasse: 'Punto muerto',
    fouls: 'Faltas',
    clocks: 'Relojes',
    notation: 'Escribir las jugadas',
    marks: 'Marcas del tablero',
    glossary: 'Glosario',
    history: 'Historia',
  },

  sections: {
    ...firstGames.sections,
    goal: {
      title: 'Objetivo',
      text: [
        'Dos jugadores, cada uno con las mismas veinte piezas, juegan en un tablero de nueve por nueve casillas. Las piezas no tienen color: cada una apunta hacia el rival de su dueño. Gana quien deja al rey del otro sin manera de escapar de la captura.',
        'Todas las casillas son iguales. Los cuatro puntos están en el borde de las dos zonas de promoción: las tres filas más alejadas de cada jugador.',
      ],
    },
    'set-up': {
      title: 'Cómo empieza la partida',
      text: [
        'El rey ocupa el centro de la última fila; a cada lado tiene un oro, una plata, un caballo y una lanza. El alfil está delante del caballo izquierdo y la torre, delante del derecho. Nueve peones llenan la tercera fila.',
        'Sente (negras) mueve primero; el otro bando es gote (blancas). Quién es sente se decide por furigoma: se tiran cinco peones de uno de los jugadores y, si salen más caras de peón que de tokin, empieza ese jugador.',
        'En una partida con ventaja, el jugador más fuerte, llamado uwate, sale sin algunas piezas y hace la primera jugada.',
      ],
    },
    turn: {
      title: 'Una jugada cada vez',
      text: [
        'Por turnos, cada jugador mueve una pieza del tablero o suelta una de la mano. Nadie puede pasar ni mover dos veces seguidas.',
        'Las piezas capturadas están junto al tablero, en el komadai, a la vista de los dos. Son de quien las ha capturado.',
      ],
    },
    movement: {
      title: 'Mover y capturar',
      text: [
        'Una pieza captura exactamente como se mueve: va a la casilla de una pieza rival y se la lleva a la mano. Las piezas propias no se pueden capturar ni atravesar.',
        'La torre, el alfil y la lanza avanzan en línea recta mientras el camino esté libre, y se detienen donde quieran o sobre la pieza que capturan. Solo salta el caballo.',
      ],
    },
    king: {
      title: 'Rey',
      text: [
        'Una casilla en cualquier dirección, pero nunca a una casilla que ataque una pieza rival.',
        'No promociona. Los dos reyes de un juego se distinguen por un trazo, 玉 y 王; en la partida no hay ninguna diferencia.',
      ],
    },
    rook: {
      title: 'Torre',
      text: [
        'Cuantas casillas libres quiera hacia delante, hacia atrás o hacia los lados.',
        'Promocionada, es un dragón: sigue moviéndose como torre y, además, una casilla en diagonal.',
      ],
    },
    bishop: {
      title: 'Alfil',
      text: [
        'Cuantas casillas libres quiera en diagonal.',
        'Promocionado, es un caballo-dragón: sigue moviéndose como alfil y, además, una casilla en línea recta. Así deja de estar limitado a la mitad de las casillas.',
      ],
    },
    gold: {
      title: 'Oro',
      text: [
        'Una casilla hacia delante, hacia atrás, hacia los lados o en diagonal hacia delante: seis direcciones. Solo quedan fuera de su alcance las dos casillas en diagonal de detrás.',
        'No promociona.',
      ],
    },
    silver: {
      title: 'Plata',
      text: [
        'Una casilla en diagonal o recto hacia delante: cinco direcciones.',
        'Promocionada, se mueve como un oro. A menudo conviene dejarla como está, porque un oro no puede retroceder en diagonal.',
      ],
    },
    knight: {
      title: 'Caballo',
      text: [
        'Dos casillas hacia delante y una hacia un lado, por encima de lo que haya en medio: dos destinos, y nunca hacia atrás.',
        'Promocionado, se mueve como un oro y ya no salta.',
      ],
    },
    lance: {
      title: 'Lanza',
      text: [
        'Cuantas casillas libres quiera recto hacia delante, y nada más.',
        'Promocionada, se mueve como un oro.',
      ],
    },
    pawn: {
      title: 'Peón',
      text: [
        'Una casilla recto hacia delante, desde su primera jugada hasta la última, y captura igual.',
        'Promocionado, es un tokin y se mueve como un oro. Capturado, vuelve a ser un simple peón.',
      ],
    },
    zone: {
      title: 'Cuándo puede promocionar una pieza',
      text: [
        'La zona de promoción son las tres filas más alejadas de ti. Una jugada que empieza o termina en ella puede completarse dando la vuelta a la pieza: al entrar, dentro y al salir, con captura o sin ella.',
        'Promocionar siempre es parte de una jugada, nunca una jugada por sí sola. Puedes renunciar y promocionar en cualquier jugada posterior que lo permita. Una pieza promocionada sigue así hasta que la capturan; entonces pasa a la mano sin promocionar.',
        'El rey y el oro no promocionan, ni tampoco lo que ya está promocionado. Una pieza soltada entra sin promocionar, y puede hacerlo en su siguiente jugada si esta empieza o termina en la zona.',
      ],
    },
    'promotion-compulsory': {
      title: 'Cuándo debe promocionar',
      text: [
        'Un peón o una lanza que llega a la última fila, y un caballo que llega a una de las dos últimas, no podrían volver a moverse. Por eso allí deben promocionar, y no se pregunta nada.',
      ],
    },
    drop: {
      title: 'Las piezas vuelven',
      text: [
        'En lugar de mover, puedes poner una pieza de tu mano en cualquier casilla vacía. Entra sin promocionar y apunta al otro bando. Al soltarla no captura nada; pero puede tapar un jaque, dar jaque o incluso mate.',
        'Tres reglas dicen dónde no se puede soltar una pieza; dos de ellas solo se refieren a los peones.',
      ],
    },
    nifu: {
      title: 'Dos peones en una columna: nifu',
      text: [
        'No puedes soltar un peón en una columna donde ya tengas un peón sin promocionar. Los tokin no cuentan, y los peones del otro bando tampoco.',
        'Es la falta más frecuente de todas, también en los torneos.',
      ],
    },
    'dead-square': {
      title: 'Donde una pieza no podría moverse nunca',
      text: [
        'No se puede soltar un peón o una lanza en la última fila, ni un caballo en ninguna de las dos últimas.',
      ],
    },
    uchifuzume: {
      title: 'Mate soltando un peón: uchifuzume',
      text: [
        'No puedes soltar un peón para dar jaque mate en el acto. Si alguna jugada legal responde al jaque, soltarlo está permitido: el rey se aparta o captura el peón, o lo captura una pieza que no está clavada.',
        'Un peón que se mueve, en vez de soltarse, sí puede dar mate; y también cualquier otra pieza que se suelta.',
      ],
    },
    check: {
      title: 'Jaque',
      text: [
        'Un rey que podría ser capturado en la siguiente jugada está en jaque. Quien está en jaque tiene que ponerle fin: llevar el rey fuera de alcance, capturar la pieza que da jaque o interponer algo. Nadie tiene que anunciarlo.',
      ],
    },
    'moved-into-check': {
      title: 'Adónde no puede ir el rey',
      text: [
        'El rey no puede ir a una casilla que ataque una pieza rival, ni siquiera para capturar algo en ella. Por eso nunca hay dos reyes uno junto al otro.',
      ],
    },
    pinned: {
      title: 'Piezas clavadas',
      text: [
        'Una pieza que se encuentra sola entre su rey y una torre, un alfil o una lanza del rival, o un dragón o un caballo-dragón, está clavada. Solo puede moverse por esa línea o capturar la pieza que la clava.',
      ],
    },
    checkmate: {
      title: 'Jaque mate',
      text: [
        'Un rey en jaque al que ninguna jugada legal puede salvar ha recibido mate (tsumi), y la partida se acaba. Al rey mismo nunca se le captura.',
        'Casi todas las partidas terminan antes: el jugador que ya no ve esperanza abandona.',
      ],
    },
    'no-move': {
      title: 'Sin jugada legal',
      text: [
        'Pierde quien tiene el turno y no dispone de ninguna jugada legal, esté en jaque o no. En shogi no existe el ahogado; con piezas en mano, casi nunca ocurre.',
      ],
    },
    sennichite: {
      title: 'La cuarta vez: sennichite',
      text: [
        'Cuando la misma posición se da por cuarta vez, con las mismas piezas en las dos manos y el turno del mismo bando, la partida se anula. Se repite enseguida con los bandos cambiados. No importa lo que haya pasado entretanto, salvo que un bando no haya hecho más que dar jaque.',
        'A la tercera vez hay un aviso, y a la cuarta termina la partida. Entre amigos se puede acordar que sean tablas o que decidan los puntos. Si los puntos son iguales, son tablas o se repite la partida, según lo acordado.',
      ],
    },
    'perpetual-check': {
      title: 'Jaque perpetuo',
      text: [
        'Si un bando dio jaque en todas las jugadas que hizo entre la primera y la cuarta vez, ese bando pierde. Es el atacante quien tiene que buscar otra cosa a tiempo.',
      ],
    },
    impasse: {
      title: 'Cuando no se puede dar mate a nadie',
      text: [
        'Cuando un rey ha entrado en la zona enemiga es muy difícil darle mate, porque casi todas las piezas luchan hacia delante. Los dos jugadores pueden entonces acordar que la partida termine y contar.',
        'La torre y el alfil valen cinco puntos cada uno, promocionados o no; cualquier otra pieza, uno; el rey, nada. Cuentan las del tablero y las de la mano. Pierde quien tiene menos de 24, si el otro no. Si los dos tienen 24 o más, no gana nadie. En una partida con ventaja, las piezas que faltan cuentan para el bando que las dio. Antes de la partida también se puede elegir que gane quien tenga más puntos, y nadie si tienen los mismos. Un punto muerto que no gana nadie se repite con los bandos cambiados, o son tablas si se elige así antes de la partida.',
      ],
    },
    declaration: {
      title: 'Declarar',
      text: [
        'Si el otro no está de acuerdo, el bando que tiene el turno puede declarar. Necesita tener el rey en la zona, al menos otras diez piezas propias en ella, no estar en jaque y que se hayan hecho menos de 500 jugadas. Se cuentan las piezas propias en la zona y en la mano: con 31 puntos o más, la declaración gana; con 24 a 30, no gana nadie. Con menos de 24, o si falla alguna condición, pierde quien declara.',
        'Con la regla de los 27 puntos, habitual en internet, sente necesita 28 y gote 27, una declaración gana o pierde, y el número de jugadas no importa.',
      ],
    },
    'move-limit': {
      title: 'Quinientas jugadas',
      text: [
        'Una partida que sigue en marcha tras 500 jugadas termina en un punto muerto que no gana nadie, sean cuales sean los puntos. Si la última jugada es un jaque, se sigue jugando hasta que cesan los jaques. También se pueden elegir 320 jugadas, o ningún límite.',
      ],
    },
    fouls: {
      title: 'Jugadas ilegales',
      text: [
        'Según el reglamento, una jugada ilegal pierde la partida en el acto. En esta mesa solo pueden perderla seis, que se llaman faltas: dos peones en una columna, un peón soltado para dar mate, una pieza que no podría moverse nunca, una clavada abandonada, un rey dejado en jaque y un rey llevado a un jaque. Cualquier otra jugada ilegal, como un movimiento que la pieza no puede hacer o dos jugadas seguidas, se rechaza y no cuesta nada, se haya acordado lo que se haya acordado.',
        'Antes de la partida eliges qué pasa con una falta: se rechaza con el motivo, se rechaza sin más, vale si el rival no la reclama o pierde la partida. Entre amigos también se puede deshacer y hacer otra jugada, con la misma pieza o con cualquiera.',
      ],
    },
    takebacks: {
      title: 'Deshacer y abandonar',
      text: [
        'Deshacer una jugada también es, oficialmente, una falta. Entre amigos puede ser libre o necesitar el consentimiento del otro. Lo deshecho queda en el kifu como variante.',
        'Saber abandonar es parte de la buena educación. Las reglas oficiales no permiten acordar tablas. Aquí puedes permitirlo antes de la partida.',
      ],
    },
    clocks: {
      title: 'Tiempo para pensar',
      text: [
        'Pierde quien se queda sin tiempo. Una jugada hecha antes de eso vale y, si da mate, gana.',
        'El byoyomi es lo típico del shogi: cuando se agota el tiempo principal, cada jugada puede durar un número fijo de segundos y ni uno más. Los que sobran no se guardan.',
        'Hay también tiempo fijo (muerte súbita: solo tiempo principal), un tiempo por jugada, Fischer (unos segundos más con cada jugada), canadiense (tantas jugadas en tantos minutos) y byoyomi con minutos en reserva.',
      ],
    },
    notation: {
      title: 'Cómo se escriben las jugadas',
      text: [
        'Las columnas se cuentan desde la derecha, tal como sente ve el tablero, y las filas desde arriba. Las fuentes japonesas nombran una casilla con el número de su columna y el kanji de su fila; las occidentales, con un número y una letra: ７六 es 7f.',
        'La notación japonesa añade una palabra cuando varias piezas del mismo tipo podrían ir allí: 右 derecha, 左 izquierda, 直 recto, 上 hacia arriba, 引 hacia atrás, 寄 de lado. 打 indica que se suelta una pieza; 成, que promociona; 不成, que no promociona; 同, una captura donde acaba de mover el otro. En la notación occidental, x captura, * suelta, + promociona y = renuncia a promocionar.',
      ],
    },
    marks: {
      title: 'Qué significan las marcas',
      text: ['Cada marca tiene su propia forma, así que se reconoce sin necesidad del color.'],
    },
    glossary: {
      title: 'Glosario',
      text: ['Las palabras del juego, con su kanji y su lectura.'],
    },
    history: {
      title: 'De dónde viene el shogi',
      text: [
        'El shogi pertenece a la familia de juegos que desciende del chaturanga indio, igual que el ajedrez y el xiangqi. No se sabe con certeza cuándo ni por qué camino llegó a Japón: unos lo hacen derivar de los juegos de China y Corea; otros, de los del Sudeste Asiático, cuyas piezas se mueven en parte igual.',
        'Las piezas más antiguas encontradas en Japón son del siglo XI. Durante mucho tiempo se jugaron a la vez varias formas, unas pequeñas y otras muy grandes. También se discute cuándo empezaron a volver al tablero las piezas capturadas; la mayoría lo sitúa en el siglo XV o XVI. Desde aproximadamente entonces, los movimientos apenas han cambiado; las reglas de la repetición y del punto muerto son modernas.',
        'El nombre significa «el juego del general»: 将 shō es el general y 棋 gi, el juego de tablero.',
      ],
    },
  },

  boards: {
    ...firstGames.boards,
    'set-up': 'La posición antes de la primera jugada.',
    turn: 'Es el turno de sente: intenta mover una pieza del otro bando.',
    movement: 'La torre captura lo que encuentra en su camino y no va más allá.',
    king: 'El rey no puede ir a las casillas que ataca la torre.',
    rook: 'La torre y, a la izquierda, su forma promocionada.',
    bishop: 'El alfil y, a la izquierda, su forma promocionada.',
    gold: 'El oro va en seis direcciones.',
    silver: 'La plata y, a la izquierda, su forma promocionada.',
    knight: 'El caballo salta; a la izquierda, su forma promocionada.',
    lance: 'La lanza y, a la izquierda, su forma promocionada.',
    pawn: 'El peón y, a la izquierda, su forma promocionada.',
    zone: 'La plata entra en la zona: promociónala o no.',
    'promotion-not-possible': 'El oro nunca promociona, ni en la zona ni fuera de ella.',
    'promotion-compulsory': 'El caballo solo puede llegar promocionado.',
    drop: 'Un oro en mano puede ir a cualquier casilla vacía.',
    occupied: 'Al soltar una pieza no se captura nada.',
    nifu: 'Hay dos columnas libres para el peón: una sin peón y otra con un tokin.',
    'dead-square': 'Un caballo en mano y las dos filas que tiene cerradas.',
    uchifuzume: 'El peón daría mate: todos los escapes están cubiertos.',
    'uchifuzume-not': 'Aquí el rey puede capturar el peón: se permite soltarlo.',
    check: 'Sente está en jaque: sirven tres clases de jugadas.',
    'moved-into-check': 'La plata está defendida: el rey no puede capturarla.',
    pinned: 'El oro debe quedarse entre el rey y la lanza.',
    checkmate: 'Un oro soltado delante del rey da mate. Hazlo.',
    'no-move': 'Una jugada sin jaque, y a gote no le queda ninguna.',
    sennichite: 'Los oros van y vienen. Sigue hasta la cuarta vez.',
    'perpetual-check': 'El dragón da jaque en cada jugada. Avanza y míralo.',
    impasse: 'Los dos reyes han entrado: estos son los puntos.',
    notation: 'Una partida corta, escrita de cuatro maneras.',
  },

  glossary,
};

import type { TableMessages } from '../catalogue.ts';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const start: TableMessages['start'] = {
  title: 'Nueva partida',
  begin: 'Empezar',
  back: 'Atrás',
  game: 'Juego',

  people: 'Jugadores',
  person: { '0': 'Jugador 1', '1': 'Jugador 2' },
  sideFirst: (side) => `${side}, mueve primero`,

  change: 'cambiar',
  agreed: (clock, takebacks, mistakes) => sentence(`${clock}, ${takebacks}, ${mistakes}`),
  agreedClocks: 'relojes distintos',
  agreedTakebacks: {
    free: 'se puede deshacer',
    ask: 'deshacer si ambos aceptan',
    off: 'sin deshacer',
  },
  agreedStrictness: {
    teach: 'errores explicados',
    casual: 'jugadas ilegales rechazadas',
    claim: 'faltas válidas si nadie las reclama',
    strict: 'quien comete una falta pierde',
    'retry-same': 'tras una falta se hace otra jugada',
    'retry-any': 'tras una falta se hace otra jugada',
  },
  groups: {
    fouls: 'Faltas y deshacer',
    seating: 'Colocación y ayuda',
    more: 'Más',
  },

  presets: 'Reglamentos conocidos',
  ownWay: 'Reglas personalizadas.',

  first: 'Quién empieza',
  firsts: {
    begins: (name) => `Empieza ${name}`,
    alternate: 'Alternando',
  },

  time: 'Tiempo',
  customTime: 'Otro…',
  between: (min, max) => `De ${min} a ${max}`,
  minutesEach: (minutes) => `${minutes} min`,
  withSeconds: (minutes, seconds) => `${minutes} min + ${seconds} s`,
  secondsAMove: (seconds) => `${seconds} s por jugada`,
  clock: 'Reloj',
  clocks: {
    none: 'Sin reloj',
    main: 'Tiempo fijo',
    byoyomi: 'Byoyomi (segundos por jugada)',
    koryo: 'Byoyomi con reserva (NHK)',
    move: 'Tiempo por jugada',
    fischer: 'Fischer',
    canadian: 'Canadiense',
  },
  clockOf: (name) => `Reloj: ${name}`,
  differentClocks: 'Distinto para cada bando',
  mainTime: 'Tiempo principal',
  minutes: 'min',
  perMove: 'Por jugada',
  seconds: 's',
  periods: 'Periodos',
  units: 'Minutos en reserva',
  increment: 'Incremento',
  period: 'Periodo',
  movesInPeriod: 'Jugadas por periodo',

  strictness: 'Faltas',
  strictnesses: {
    teach: 'Rechazadas, con el motivo',
    casual: 'Rechazadas',
    claim: 'Valen si el rival no las reclama',
    strict: 'Pierden la partida',
    'retry-same': 'Deshacer y mover la misma pieza',
    'retry-any': 'Deshacer y mover cualquier pieza',
  },
  takebacks: 'Deshacer jugadas',
  takebackWays: { free: 'Libremente', ask: 'Si el rival acepta', off: 'Nunca' },
  draws: 'Tablas',
  agreedDraw: 'Tablas de mutuo acuerdo',
  replayClock: 'Relojes al repetir la partida',
  replayClocks: { remaining: 'El tiempo restante', fresh: 'Completo otra vez' },
  series: 'Encuentro de varias partidas',
  ladder: 'La ventaja se ajusta a los resultados',
  seating: 'Colocación',
  seatings: {
    side: 'Lado a lado',
    teacher: 'Profesor',
    face: 'Frente a frente',
    pass: 'De mano en mano',
  },
  learner: '¿Quién aprende?',
  sleeps:
    'Este navegador no puede mantener la pantalla encendida. Alarga el tiempo de apagado en los ajustes del dispositivo.',
  cover: 'Tapar el tablero entre turnos',
  helps: {
    settings: 'Igual que en los ajustes',
    always: 'Marcas siempre',
    fading: 'Marcas que se desvanecen',
    off: 'Ninguna',
  },
  marksFor: (name) => `Ayuda para ${name}`,
};

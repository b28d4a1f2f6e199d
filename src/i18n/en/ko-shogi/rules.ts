/** The rules of ko shogi in English, section by section. The reasons for refused moves stand in the catalogue of the table. This catalogue is the type of the others. */
import { boards } from './boards.ts';
import { glossary } from './glossary.ts';
import { guide } from './guide.ts';
import { marks } from './marks.ts';

export const rules = {
  lead: 'All the rules used here, with boards to try them on. What is said when a move is refused is quoted word for word.',

  chapters: {
    first: guide.chapter,
    table: 'The basics',
    moving: 'Moving',
    powers: 'Shots, fog, nets and fire',
    promotion: 'Promotion',
    pieces: 'The pieces',
    ending: 'How a game ends',
    notation: 'Writing moves',
    sources: 'Where the rules come from',
    marks: 'Marks on the board',
    glossary: 'Glossary',
  },

  sections: {
    ...guide.sections,
    goal: {
      title: 'The goal',
      text: [
        'Black and White each have ninety pieces of thirty-four kinds on a board of nineteen by nineteen points. Whoever takes the other’s command wins: the general, the governor, and the pair of middle troop and banner.',
        'What is taken is out of the game.',
      ],
    },
    'set-up': {
      title: 'How the game begins',
      text: [
        'White’s army is Black’s turned round. Five rows stand empty between them, but for the two vanguards in front.',
        'Look first at the general in the middle of the last row with the middle troop before it, the cavalry in the fourth row, and the row of chariots and shields in front.',
      ],
    },
    turn: {
      title: 'One piece at a time',
      text: [
        'Black moves first; then the players move in turn. Some pieces land several times in one turn, or shoot.',
      ],
    },
    landings: {
      title: 'Steps, slides and jumps',
      text: [
        'A step goes to the next point, a slide along free points until something stands in the way, a jump straight to its goal. Each takes an enemy where it lands, and none lands on its own side.',
      ],
    },
    chains: {
      title: 'Several landings in one turn',
      text: [
        'A wrestler, and most of what promotes, may land twice and take on each landing. It may come back to where it began: to take and return, or to pass.',
        'Cavalry goes on by a second leap on the same main way, or exactly back. A flag waver runs up to five points in one direction. A thunderclap makes five steps, turning as it likes.',
      ],
    },
    shooting: {
      title: 'Shots',
      text: [
        'Bows, guns, priests and monks may take from afar after a landing that took nothing: along the eight lines, as far as the piece can, stopped by what stands between. A cannon shoots over everything, a Frankish cannon twice.',
      ],
    },
    immunity: {
      title: 'Who is safe from whom',
      text: [
        'Priests, monks, fogs and lights take only each other by moving, and shoot anyone.',
        'Bows do nothing to shields, shield units, fortresses, chariots, chariot units and carriages; guns do nothing to shield units and fortresses; chariots and carriages cannot take a fortress.',
      ],
    },
    fog: {
      title: 'Fog',
      text: [
        'Within five points of an enemy fog, each way, bows and guns cannot shoot. Priests shoot on.',
      ],
    },
    light: {
      title: 'Light',
      text: [
        'A fog that stands within five points of an enemy light at the end of a turn is a priest again.',
      ],
    },
    nets: {
      title: 'Nets',
      text: [
        'A net holds the first piece on each of its lines, if it is an enemy: the skyward net ahead on both diagonals and aside, the earthward net behind and aside. What is held cannot move.',
      ],
    },
    flames: {
      title: 'Poison flames',
      text: [
        'Where a flame lands, all that stands next to it burns, of either side. Whoever lands next to a flame burns too, and its turn is over; what it took on the way stays taken.',
      ],
    },
    fouls: {
      title: 'Illegal moves',
      text: [
        'These illegal moves are fouls: to move what a net holds, to shoot within an enemy fog, to shoot or take by moving what is safe from the piece, and to step ahead with a pawn whose side has no drum. Any other illegal move is refused and costs nothing, whatever was agreed.',
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game. Friends may also take it back and play another move, with the same piece or with any.',
      ],
    },
    zone: {
      title: 'The zone',
      text: [
        'The six far rows. A piece that begins there or lands there may turn over at the end of its turn. General, wrestler and elephant never do.',
      ],
    },
    'by-capture': {
      title: 'Promotion by what was taken',
      text: [
        'Whoever takes or shoots a general, governor, middle troop, banner or drum turns over wherever it is, without choice. So do most pieces of one step that take a wrestler, a dragon ascending, a flag waver or a thunderclap, and a cavalryman that takes a Frankish cannon.',
      ],
    },
    depends: {
      title: 'What hangs on others',
      text: [
        'A pawn steps ahead only while its side has a drum. Without a priest or fog, drum and banner do not promote, and promoted ones turn back. Banner and drums stand in for both, unless agreed otherwise.',
        'When a clerk promotes, all guards of its side promote, and enemy flames go out.',
      ],
    },
    command: {
      title: 'The command is lost',
      text: [
        'A side plays on while it has a general or a governor, or a middle troop together with a banner. One may leave one’s command to be taken. If one turn takes both commands, whoever moved wins, unless a draw was agreed for that.',
      ],
      cases: {
        label: 'What keeps a side in play',
        head: ['It has', 'It is'] as readonly [string, string],
        rows: [
          ['a general, whatever else', 'in play'],
          ['no general, a governor', 'in play'],
          ['neither, but a middle troop and a banner', 'in play'],
          ['neither, but a middle troop and a flag waver', 'in play'],
          ['neither, but a middle troop and banner and drums', 'in play, unless agreed otherwise'],
          ['neither, and a middle troop only', 'lost'],
          ['neither, and a banner only', 'lost'],
          ['none of these', 'lost'],
        ] as readonly (readonly [string, string])[],
      },
    },
    check: {
      title: 'Check',
      text: [
        'A side is in check when one turn could take all that keeps it in play. It need not answer.',
      ],
    },
    repetition: {
      title: 'A position that comes back',
      text: [
        'When a position occurs for the fourth time with the same side to move, there is no contest and the game is played again with colours changed. A side that alone has checked with every move since the first time loses instead.',
      ],
    },
    'no-move': { title: 'No move', text: ['Whoever has no legal move has lost.'] },
    'group-command': { title: 'Commanders', text: [] as readonly string[] },
    'group-staff': { title: 'The staff', text: [] as readonly string[] },
    'group-fire': { title: 'Engineers', text: [] as readonly string[] },
    'group-priests': { title: 'Priests', text: [] as readonly string[] },
    'group-guards': { title: 'Guards', text: [] as readonly string[] },
    'group-leaders': { title: 'Leaders', text: [] as readonly string[] },
    'group-strong': { title: 'Wrestlers and elephants', text: [] as readonly string[] },
    'group-shooters': { title: 'Bows and guns', text: [] as readonly string[] },
    'group-riders': { title: 'Riders', text: [] as readonly string[] },
    'group-foot': { title: 'Foot and shields', text: [] as readonly string[] },
    'group-chariots': { title: 'Chariots', text: [] as readonly string[] },
    notation: {
      title: 'Writing moves',
      text: [
        'A piece is its code, with + in front when it has turned over. Then - or x and the point of each landing, * and the point of each shot, and + or = where it could promote: +TP-10h*9i. The start stands behind the code where another piece could be meant.',
      ],
    },
    sources: {
      title: 'Few books, partly lost',
      text: [
        'The game is known from a Japanese book of about 1700 and from what was told of it since. Board, set-up, movements and the aim of the game are told alike everywhere; limits of shots, flames, fog and nets by several; what happens in rare cases had to be decided here.',
      ],
    },
    marks: { title: 'Marks on the board', text: ['What the marks mean wherever they are seen.'] },
    glossary: { title: 'Glossary', text: ['The words of the game in Japanese.'] },
  },

  boards: { ...guide.boards, ...boards },

  glossary,

  /** Names of the kinds in other sources, by the codes of their faces: *Find* knows these names too. */
  secondNames: {} as Readonly<Partial<Record<string, readonly string[]>>>,

  marks,
};

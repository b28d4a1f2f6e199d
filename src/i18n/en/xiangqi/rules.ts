/** The rules of xiangqi in English, section by section. The reasons for refused moves stand in the catalogue of the table. This catalogue is the type of the others. */
import { glossary } from './glossary.ts';

export const rules = {
  lead: 'All the rules used here, with boards to try them on. What is said when a move is refused is quoted word for word.',

  chapters: {
    table: 'The basics',
    pieces: 'The pieces',
    check: 'Check and mate',
    repetition: 'Repetition and draws',
    notation: 'Writing moves',
    marks: 'Marks on the board',
    glossary: 'Glossary',
  },

  sections: {
    goal: {
      title: 'The goal',
      text: [
        'Two players, Red and Black, each with sixteen pieces, play on the crossings of nine files and ten ranks. Whoever leaves the other’s king without escape from capture wins; and so does whoever leaves the other no legal move.',
        'Between the fifth and the sixth rank runs the river. Each side has a palace: the nine points with crossed diagonals in the middle of its last three ranks.',
      ],
    },
    'set-up': {
      title: 'How the game begins',
      text: [
        'The king stands in the middle of the last rank; beside it on both sides mandarin, elephant, horse and chariot. Two cannons stand on the third rank, five soldiers on the fourth.',
        'Many pieces of the two sides have different characters, Red’s have one ring and Black’s two. They move alike.',
      ],
    },
    turn: {
      title: 'One move at a time',
      text: ['Red moves first; then the players move one piece in turn. Nobody may pass.'],
    },
    movement: {
      title: 'Moving and capturing',
      text: [
        'A piece goes from point to point along its way, and captures by going to the point of an enemy piece, which leaves the game for good. Only the cannon captures otherwise than it moves.',
        'Nothing jumps but a cannon that captures. No piece turns into another.',
      ],
    },
    king: {
      title: 'King (general)',
      text: ['One point forwards, backwards or sideways, and never out of its palace.'],
    },
    mandarin: {
      title: 'Mandarin (advisor)',
      text: ['One point diagonally within the palace: so it can reach only five points.'],
    },
    elephant: {
      title: 'Elephant',
      text: [
        'Exactly two points diagonally, and never across the river: so it knows only seven points.',
        'A piece of either side in the middle of its way, the elephant’s eye, stops it.',
      ],
    },
    horse: {
      title: 'Horse',
      text: [
        'One point straight and then one diagonally outward.',
        'It does not jump: a piece of either side on the first of the two, the horse’s leg, stops it on that side. So one horse may attack another that cannot attack it.',
      ],
    },
    chariot: {
      title: 'Chariot',
      text: ['Any number of free points in a straight line.'],
    },
    cannon: {
      title: 'Cannon',
      text: [
        'It moves like a chariot. To capture it jumps exactly one piece of either side, the screen, and takes the next piece behind it, at any distance.',
      ],
    },
    soldier: {
      title: 'Soldier',
      text: [
        'One point forward; once it has crossed the river, one point sideways too. It never goes back, and on the last rank it only goes sideways.',
      ],
    },
    check: {
      title: 'Check',
      text: [
        'A king that could be taken next is in check, and its player must end that: the king moves away, the attacker is taken, or its way is closed. Against a cannon the screen may also step aside.',
      ],
    },
    'moved-into-check': {
      title: 'Into check',
      text: ['A king may not go where it could be taken, nor may a move let it be attacked.'],
    },
    'facing-kings': {
      title: 'Facing kings',
      text: [
        'The two kings may never stand on one file with nothing between them. So a king commands its file from afar, and the last piece between the two may not leave it.',
      ],
    },
    pinned: {
      title: 'Shields',
      text: ['A piece that alone keeps an attack from its king may not let it through.'],
    },
    fouls: {
      title: 'Illegal moves',
      text: [
        'These illegal moves are fouls: to let an attack through to your king, to leave it in check, to move it into check, and to leave the two kings face to face. Any other illegal move is refused and costs nothing, whatever was agreed.',
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game. Friends may also take it back and play another move, with the same piece or with any.',
      ],
    },
    checkmate: {
      title: 'Checkmate',
      text: ['A king in check that no legal move saves is mated. Its side has lost.'],
    },
    stalemate: {
      title: 'No legal move',
      text: [
        'Who is not in check but has no legal move has lost as well. Here the two kings and a chariot leave Black none.',
      ],
    },
    repetition: {
      title: 'A position that comes back',
      text: [
        'When a position occurs for the third time with the same side to move, the game is over. It is a draw, unless one side alone had no right to go on: see the next two.',
        'How often, and what then, can be agreed before a game.',
      ],
    },
    'perpetual-check': {
      title: 'Perpetual check',
      text: [
        'A side that has given check with every one of its moves since the position first stood loses; when both have, it is a draw.',
      ],
    },
    'perpetual-chase': {
      title: 'Perpetual chase',
      text: [
        'A side that has threatened with every one of its moves to take the same piece loses too. When one side checks and the other chases, the side that checks loses. When both chase, or one side now checks and now chases, it is a draw.',
        'A chase is by another piece than the king or a soldier, is new with each move, and would win something. A soldier that has not crossed the river is not chased. Nor does a piece chase one of its own kind that could take it in return. What is guarded is not chased, if the guard could legally take back. But a horse or a cannon that threatens a chariot chases it, guarded or not.',
        'Threats of mate, and the finer cases in the books of the federations, are not judged here.',
      ],
    },
    draws: {
      title: 'Draws',
      text: [
        'A game is drawn when the players agree, when nothing was captured for sixty moves of each side, and when neither side has a piece left that can cross the river.',
      ],
    },
    notation: {
      title: 'Writing moves',
      text: [
        'WXF names piece, file, direction and goal: C2=5 is the cannon of file 2 going sideways to file 5. Each player counts the files from the right; + is forward, - back, = sideways. After + and - stands how far a piece goes straight, or the file that a slanting piece comes to.',
        'Chinese says the same in characters: 炮二平五, with 进 for forward, 退 for back and 平 for sideways. Of two like pieces on a file the front one is 前 or +, the rear one 后 or -.',
        'ICCS gives coordinates: H2-E2.',
      ],
    },
    marks: {
      title: 'Marks on the board',
      text: ['What the marks mean wherever they are seen.'],
    },
    glossary: {
      title: 'Glossary',
      text: ['The words of the game as players of Chinese know them.'],
    },
  },

  boards: {
    'set-up': 'The start.',
    turn: 'Red begins: Black’s soldier has to wait.',
    movement: 'The chariot stops before the soldier or takes it.',
    king: 'The king keeps to its palace.',
    mandarin: 'Four diagonal ways from the middle.',
    elephant: 'On its own bank only.',
    'elephant-eye': 'The horse on d1 stands in the elephant’s eye.',
    horse: 'Eight ways where nothing stands beside it.',
    'horse-leg': 'The soldier on e3 stops it forwards.',
    chariot: 'Straight, as far as the way is free.',
    cannon: 'Over the soldier it takes the horse, but not the soldier itself.',
    'cannon-many-screens': 'Two pieces in between are one too many.',
    soldier: 'One has crossed the river, one has not.',
    'soldier-backwards': 'Never back.',
    check: 'The chariot gives check: a chariot of your own can close its file.',
    'moved-into-check': 'On f0 the king would be taken.',
    'facing-kings': 'The horse stands between the kings and must stay.',
    pinned: 'The chariot may move on the file, and not leave it.',
    checkmate: 'One chariot closes the eighth rank, the other gives check.',
    stalemate: 'Not in check, and no move.',
    repetition: 'Nobody checks or chases: a draw.',
    'perpetual-check': 'Red checks with every move, and loses.',
    'perpetual-chase': 'Red’s chariot chases the cannon with every move, and loses.',
    notation: 'The first moves of a game, written in three ways.',
  },

  glossary,
};

/** The rules of shogi in English, section by section. The reasons for refused moves stand in the catalogue of the table. This catalogue is the type of the others. */
import { firstGames } from './first-games.ts';
import { glossary } from './glossary.ts';

export const rules = {
  lead: 'All the rules used here, with boards to try them on. What is said when a move is refused is quoted word for word.',

  chapters: {
    table: 'The basics',
    pieces: 'The pieces',
    promotion: 'Promotion',
    drops: 'Drops',
    check: 'Check and mate',
    'first-games': 'First games',
    repetition: 'Repetition',
    impasse: 'Impasse',
    fouls: 'Fouls',
    clocks: 'Clocks',
    notation: 'Writing moves',
    marks: 'Marks on the board',
    glossary: 'Glossary',
    history: 'History',
  },

  sections: {
    ...firstGames.sections,
    goal: {
      title: 'The goal',
      text: [
        'Two players, each with the same twenty pieces, play on a board of nine by nine squares. The pieces have no colours: each points away from the player it belongs to. Whoever leaves the other’s king without escape from capture wins.',
        'The squares are all alike. The four dots lie on the borders of the two promotion zones: the three ranks farthest from each player.',
      ],
    },
    'set-up': {
      title: 'How the game begins',
      text: [
        'The king stands in the middle of the last rank; beside it on both sides gold, silver, knight and lance. The bishop stands in front of the left knight, the rook in front of the right knight. Nine pawns fill the third rank.',
        'Sente (Black) moves first; the other side is gote (White). Who is sente is settled by furigoma: five pawns of one player are tossed, and if more of them show the plain face than the tokin, that player begins.',
        'In a handicap game the stronger player, called uwate, starts without some pieces and makes the first move.',
      ],
    },
    turn: {
      title: 'One move at a time',
      text: [
        'In turn, each player either moves one piece on the board or drops one from the hand. Nobody may pass or move twice in a row.',
        'Captured pieces lie beside the board, on the komadai, where both can see them. They belong to whoever took them.',
      ],
    },
    movement: {
      title: 'Moving and capturing',
      text: [
        'A piece captures exactly as it moves: it goes to the square of an enemy piece and takes that into hand. Your own pieces you can neither take nor pass.',
        'Rook, bishop and lance go as far as the way is free, in a straight line, and stop where they like or on the piece they take. Only the knight jumps.',
      ],
    },
    king: {
      title: 'King',
      text: [
        'One square in any direction, but never to a square that an enemy piece attacks.',
        'It does not promote. The two kings of a set differ by one stroke, 玉 and 王; that makes no difference to the game.',
      ],
    },
    rook: {
      title: 'Rook',
      text: [
        'Any number of free squares forwards, backwards or sideways.',
        'Promoted it is a dragon: it still moves as a rook, and one square diagonally as well.',
      ],
    },
    bishop: {
      title: 'Bishop',
      text: [
        'Any number of free squares diagonally.',
        'Promoted it is a horse: it still moves as a bishop, and one square straight as well. So it is no longer held to half of the squares.',
      ],
    },
    gold: {
      title: 'Gold',
      text: [
        'One square forwards, backwards, sideways or diagonally forwards: six ways. Only the two squares diagonally behind it are out of its reach.',
        'It does not promote.',
      ],
    },
    silver: {
      title: 'Silver',
      text: [
        'One square diagonally or straight forwards: five ways.',
        'Promoted it moves as a gold. It is often better left as it is, because a gold cannot step back diagonally.',
      ],
    },
    knight: {
      title: 'Knight',
      text: [
        'Two squares forwards and one to the side, over whatever stands between: two ways, and never back.',
        'Promoted it moves as a gold, and jumps no more.',
      ],
    },
    lance: {
      title: 'Lance',
      text: [
        'Any number of free squares straight forwards, and nothing else.',
        'Promoted it moves as a gold.',
      ],
    },
    pawn: {
      title: 'Pawn',
      text: [
        'One square straight forwards, from its first move to its last, and it captures the same way.',
        'Promoted it is a tokin and moves as a gold. When captured it is an ordinary pawn again.',
      ],
    },
    zone: {
      title: 'When a piece may promote',
      text: [
        'The promotion zone is the three ranks farthest from you. A move that begins or ends there may be completed by turning the piece over: on entering, within and on leaving, with or without a capture.',
        'It is always part of a move and never a move by itself. You may decline and promote with any later move that qualifies. A promoted piece stays so until it is captured; then it goes into hand unpromoted.',
        'King and gold do not promote, nor does what is promoted already. A dropped piece lies unpromoted, and may promote with its next move if that begins or ends in the zone.',
      ],
    },
    'promotion-compulsory': {
      title: 'When it must promote',
      text: [
        'A pawn or lance that reaches the last rank, and a knight that reaches one of the last two, could never move again. So they must promote there, and nothing is asked.',
      ],
    },
    drop: {
      title: 'Pieces come back',
      text: [
        'Instead of moving you may put one piece from your hand on any empty square. It lies unpromoted and points at the other side. It captures nothing with the drop; but it may block a check, give check, or even mate.',
        'Three rules say where a drop may not go; two of them are about pawns only.',
      ],
    },
    nifu: {
      title: 'Two pawns on a file: nifu',
      text: [
        'You may not drop a pawn on a file where an unpromoted pawn of yours stands already. Tokin do not count, and neither do the other side’s pawns.',
        'It is the most frequent foul of all, in tournaments too.',
      ],
    },
    'dead-square': {
      title: 'Where a piece could never move',
      text: [
        'A pawn or lance may not be dropped on the last rank, nor a knight on one of the last two.',
      ],
    },
    uchifuzume: {
      title: 'Mate by a dropped pawn: uchifuzume',
      text: [
        'You may not drop a pawn to give checkmate at once. If the check can be met by any legal move, the drop is allowed: the king steps away or takes the pawn, or a piece that is not pinned takes it.',
        'A pawn that is moved, not dropped, may mate; and so may any other piece that is dropped.',
      ],
    },
    check: {
      title: 'Check',
      text: [
        'A king that could be taken with the next move is in check. Whoever is in check has to end it: move the king out of reach, take the piece that gives check, or put something in between. Nobody has to announce it.',
      ],
    },
    'moved-into-check': {
      title: 'Where the king may not go',
      text: [
        'The king may not step to a square that an enemy piece attacks, not even to take something there. So two kings never stand side by side.',
      ],
    },
    pinned: {
      title: 'Pinned pieces',
      text: [
        'A piece that alone stands between its king and an enemy rook, bishop or lance, or a dragon or horse, is pinned. It may move along that line only, or take the piece that pins it.',
      ],
    },
    checkmate: {
      title: 'Checkmate',
      text: [
        'A king in check that no legal move can save is mated (tsumi), and the game is over. The king itself is never taken.',
        'Most games end earlier: a player who sees no hope resigns.',
      ],
    },
    'no-move': {
      title: 'No legal move',
      text: [
        'Whoever is to move and has no legal move loses, in check or not. Shogi knows no stalemate; with pieces in hand it hardly ever happens.',
      ],
    },
    sennichite: {
      title: 'The fourth time: sennichite',
      text: [
        'When the same position occurs for the fourth time, with the same pieces in both hands and the same side to move, the game is void. It is played again at once with sides swapped. What happened in between makes no difference, unless one side did nothing but give check.',
        'You are warned at the third time, and at the fourth the game is over. Friends may agree that it is a draw instead, or that points decide. Where the points are equal, the game is a draw or is played again, as was agreed.',
      ],
    },
    'perpetual-check': {
      title: 'Perpetual check',
      text: [
        'If one side gave check with every move it made between the first and the fourth time, that side loses. The attacker has to find something else in time.',
      ],
    },
    impasse: {
      title: 'When nobody can be mated',
      text: [
        'When a king has entered the enemy’s zone it can hardly be mated, for most pieces fight forwards. Both players may then agree to end the game and count.',
        'Rook and bishop count five points each, promoted or not, every other piece one, the king nothing. What is on the board and in hand counts. Whoever alone has fewer than 24 loses. If both have 24 or more, nobody wins. In a handicap game the missing pieces count for the side that gave them. Before the game you may also choose that whoever has more points wins, and nobody where they are equal. An impasse that nobody wins is played again with sides swapped, or is a draw if you choose that before the game.',
      ],
    },
    declaration: {
      title: 'Declaring',
      text: [
        'Where the other does not agree, the side to move may declare. It needs the king in the zone, at least ten other own pieces there, not to be in check, and fewer than 500 moves played. Counted are the own pieces in the zone and in hand: with 31 points or more the declaration wins, with 24 to 30 nobody wins. With fewer than 24, or if any condition fails, the declarer loses.',
        'By the rule of 27, common online, sente needs 28 points and gote 27, a declaration wins or loses, and the number of moves does not matter.',
      ],
    },
    'move-limit': {
      title: 'Five hundred moves',
      text: [
        'A game that is still going on after 500 moves ends as an impasse that nobody wins, whatever the points. If the last move is a check, play goes on until the checks stop. You may also choose 320 moves, or no limit.',
      ],
    },
    fouls: {
      title: 'Illegal moves',
      text: [
        'By the book an illegal move loses at once. At this table only six of them can lose, and are called fouls: two pawns on a file, a pawn dropped to mate, a piece that could never move, a pin that is broken, a king left in check, and a king moved into check. Any other illegal move, such as one that the piece cannot make or two moves in a row, is refused and costs nothing, whatever was agreed.',
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game. Friends may also take it back and play another move, with the same piece or with any.',
      ],
    },
    takebacks: {
      title: 'Taking back, resigning',
      text: [
        'To take a move back is officially a foul as well. Among friends it may be free, or need the other’s consent. What was taken back stays in the record as a variation.',
        'Resigning is part of good manners. A draw cannot be agreed by the official rules. Here you can allow it before the game.',
      ],
    },
    clocks: {
      title: 'Time to think',
      text: [
        'Whoever runs out of time loses. A move that is made before that counts, and if it mates it wins.',
        'Byoyomi is what shogi is known for: when the main time is used up, each move may take so many seconds and no more. What is left of them is not saved.',
        'There is also fixed time (sudden death: main time only), a time for each move, Fischer (some seconds added with every move), Canadian (so many moves in so many minutes) and byoyomi with minutes in reserve.',
      ],
    },
    notation: {
      title: 'How moves are written',
      text: [
        'Files are counted from the right as sente sees the board, ranks from the top. Japanese sources name a square by the number of its file and the kanji of its rank, western ones by a number and a letter: ７六 is 7f.',
        'Japanese notation adds a word where several pieces of a kind could go there: 右 right, 左 left, 直 straight, 上 up, 引 back, 寄 sideways. 打 marks a drop, 成 a promotion, 不成 a promotion declined, 同 a capture where the other just moved. In western notation x captures, * drops, + promotes and = declines.',
      ],
    },
    marks: {
      title: 'What the marks mean',
      text: ['Each mark has a shape of its own, so that it can be told without colour.'],
    },
    glossary: {
      title: 'Glossary',
      text: ['The words of the game, with kanji and reading.'],
    },
    history: {
      title: 'Where shogi comes from',
      text: [
        'Shogi belongs to the family of games that goes back to Indian chaturanga, as chess and xiangqi do. When and by which way it came to Japan is uncertain: some derive it from the games of China and Korea, others from those of South-East Asia, whose pieces move alike in part.',
        'The oldest pieces found in Japan are from the eleventh century. For long several forms were played side by side, small ones and very large ones. When captured pieces began to come back is disputed too; most put it in the fifteenth or sixteenth century. The moves have hardly changed since about then; the rules for repetition and impasse are modern.',
        'The name means “the general’s game”: 将 shō is the general, 棋 gi the board game.',
      ],
    },
  },

  boards: {
    ...firstGames.boards,
    'set-up': 'The position before the first move.',
    turn: 'It is sente’s turn: try to move a piece of the other side.',
    movement: 'The rook captures what stands in its way, and goes no farther.',
    king: 'The king cannot go where the rook attacks.',
    rook: 'The rook, and at the left its promoted side.',
    bishop: 'The bishop, and at the left its promoted side.',
    gold: 'The gold goes six ways.',
    silver: 'The silver, and at the left its promoted side.',
    knight: 'The knight jumps; at the left its promoted side.',
    lance: 'The lance, and at the left its promoted side.',
    pawn: 'The pawn, and at the left its promoted side.',
    zone: 'The silver enters the zone: promote it or not.',
    'promotion-not-possible': 'The gold never promotes, in the zone or out of it.',
    'promotion-compulsory': 'The knight can only arrive promoted.',
    drop: 'A gold in hand may go to any empty square.',
    occupied: 'A drop cannot capture.',
    nifu: 'Two files are free for the pawn: one without a pawn, one with a tokin.',
    'dead-square': 'A knight in hand, and the two ranks closed to it.',
    uchifuzume: 'The pawn would mate: each escape is covered.',
    'uchifuzume-not': 'Here the king can take the pawn: the drop is allowed.',
    check: 'Sente is in check: three kinds of moves help.',
    'moved-into-check': 'The silver is guarded: the king may not take it.',
    pinned: 'The gold must stay between king and lance.',
    checkmate: 'A gold dropped in front of the king mates. Do it.',
    'no-move': 'One quiet move, and gote has none.',
    sennichite: 'The golds shuffle back and forth. Step through to the fourth time.',
    'perpetual-check': 'The dragon gives check with each move. Step through it.',
    impasse: 'Both kings have entered: these are the points.',
    notation: 'A short game, written in four ways.',
  },

  glossary,
};

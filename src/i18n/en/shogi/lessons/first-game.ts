/** The lessons of the first game, in English. */
import type { StageText } from '../../../shapes/lessons.ts';

export const firstGame = {
  table: {
    name: 'The table',
    teaches: 'Which pieces are yours',
    rule: 'Your pieces point away from you. The other side’s pieces point at you. Both have the same colour.',
    look: 'Look at the way the pieces point.',
    levels: {
      own: { name: 'Your pieces', goal: 'Press one of your pieces.' },
      'own-king': {
        name: 'Your king',
        goal: 'Press your king.',
        look: 'It stands in the middle of the row nearest to you.',
      },
      'their-king': {
        name: 'Their king',
        goal: 'Press the king of the other side.',
        look: 'It stands in the middle of the row farthest from you.',
        after: 'That is the piece you want to catch.',
      },
    },
  },
  aim: {
    name: 'The aim',
    teaches: 'Take the king: check and mate',
    rule: 'If you threaten to take the king, that is check. If the king cannot get away, that is mate, and you win.',
    look: 'Look at the king first. The dots on a piece show where it goes.',
    levels: {
      'take-the-king': {
        name: 'Take the king',
        goal: 'Take the king with your gold.',
        look: 'The king stands right in front of your gold.',
        after: 'In a real game it never comes to this: the game ends one move before, with mate.',
      },
      check: {
        name: 'Check',
        goal: 'Give check: threaten the king with a piece that it cannot take.',
        look: 'Go where another piece of yours could take back: it guards that square.',
        after: 'Check! The king has to answer at once.',
      },
      mate: {
        name: 'Mate',
        goal: 'Give check so that the king cannot get away.',
        look: 'One gold gives check, the other one guards it.',
        after: 'Mate! You have won.',
      },
    },
  },
  gold: {
    name: 'Gold',
    teaches: 'Six ways, one step',
    rule: 'The gold goes one step: ahead, slanting ahead, to either side, or straight back. Not slanting back.',
    look: 'A piece takes by going where the other one stands. Which pawn is nearest?',
    levels: {
      ahead: { name: 'Ahead', goal: 'Take both pawns with the gold.' },
      sideways: {
        name: 'To the side',
        goal: 'Take the three pawns in five moves.',
        look: 'Begin with one of the two near pawns. Then go sideways.',
      },
      back: {
        name: 'Back',
        goal: 'Take both pawns behind the gold.',
        look: 'The gold goes straight back, never slanting back.',
      },
    },
  },
  king: {
    name: 'King',
    teaches: 'Eight ways, and never into danger',
    rule: 'The king goes one step in every direction. It may not go where it could be taken.',
    look: 'Which pawn is nearest to the king?',
    levels: {
      around: { name: 'All around', goal: 'Take both pawns with the king.' },
      back: {
        name: 'Slanting back',
        goal: 'Take the three pawns in four moves.',
        look: 'The king goes slanting back, too.',
      },
      danger: {
        name: 'Danger',
        goal: 'Take the pawn on {target}. The gold guards the short way.',
        look: 'Go round the squares that the gold can reach.',
      },
    },
  },
  rook: {
    name: 'Rook',
    teaches: 'Straight lines, as far as they are free',
    rule: 'The rook goes straight: ahead, back and to the sides, as far as the way is free. It does not jump.',
    look: 'From which square can the rook see a pawn on a straight line?',
    levels: {
      lines: { name: 'Lines', goal: 'Take both pawns in two moves.' },
      corners: { name: 'Corners', goal: 'Take the three pawns in four moves.' },
      round: {
        name: 'The way round',
        goal: 'Take the three pawns in four moves.',
        look: 'Your own pawn is in the way ahead. Begin to the side.',
      },
    },
  },
  bishop: {
    name: 'Bishop',
    teaches: 'Slanting lines, as far as they are free',
    rule: 'The bishop goes slanting, as far as the way is free. It does not jump.',
    look: 'From which square can the bishop see a pawn on a slanting line?',
    levels: {
      slanting: {
        name: 'Slanting',
        goal: 'Take both pawns in two moves.',
        look: 'Only one pawn can be taken at once.',
      },
      'two-turns': { name: 'There and back', goal: 'Take the three pawns in four moves.' },
      round: {
        name: 'The way round',
        goal: 'Take the three pawns in four moves.',
        look: 'First go to a square from which you see a pawn.',
      },
    },
  },
  hand: {
    name: 'Take and drop',
    teaches: 'What you take is yours',
    rule: 'What you take lies beside the board: your hand. Instead of moving, press it, then an empty square.',
    look: 'Look at what could take your piece afterwards.',
    levels: {
      free: {
        name: 'Take it',
        goal: 'Take a piece that nobody guards.',
        look: 'Two pieces can be taken. One of them is guarded.',
        after: 'The gold is yours now.',
      },
      drop: {
        name: 'Drop it',
        goal: 'Drop the gold where it cannot be taken.',
        look: 'Press the gold beside the board, then an empty square away from the king.',
      },
      'drop-check': {
        name: 'Drop with check',
        goal: 'Drop the gold so that it gives check and cannot be taken.',
        look: 'Which square beside the king does your other gold guard?',
      },
      'two-at-once': {
        name: 'Two at once',
        goal: 'Drop the gold so that it attacks the rook and the bishop.',
        look: 'The rook goes straight, the bishop goes slanting. Stand where neither can take you.',
        after: 'Only one of them can run away.',
      },
    },
  },
  'gold-mate': {
    name: 'Mate with a gold',
    teaches: 'Five mates with a dropped gold',
    rule: 'A gold next to the king gives mate if something guards it and the king has no square left.',
    look: 'Which square next to the king do you guard?',
    levels: {
      head: {
        name: 'On the head',
        goal: 'Mate: drop the gold.',
        look: 'Straight before the king a gold closes most squares.',
      },
      'far-bishop': {
        name: 'From afar',
        goal: 'Mate: drop the gold where the bishop guards it.',
        look: 'Follow the slanting line of the bishop.',
      },
      slant: {
        name: 'Slanting',
        goal: 'Mate: drop the gold where the rook guards it.',
        look: 'The rook guards two squares next to the king. Which leaves no way out?',
      },
      'king-helps': {
        name: 'The king helps',
        goal: 'Mate: drop the gold where your king guards it.',
      },
      'guarded-head': {
        name: 'A guarded head',
        goal: 'Mate: drop the gold where nothing can take it.',
        look: 'Their gold guards the square before the king. Come from the other side.',
      },
    },
  },
} satisfies Readonly<Record<string, StageText>>;

/** The lessons on all pieces, promotion and drops, in English. */
import type { StageText } from '../../../shapes/lessons.ts';

export const allPieces = {
  pawn: {
    name: 'Pawn',
    teaches: 'One step ahead',
    rule: 'The pawn goes one step straight ahead. It takes in the same way.',
    look: 'Which pawn stands on the same file as one of theirs?',
    levels: {
      ahead: { name: 'Ahead', goal: 'Take the pawn in two moves.' },
      'takes-ahead': {
        name: 'It takes ahead',
        goal: 'Press every square that your pawn can go to.',
        look: 'It takes straight ahead, not slanting.',
      },
      'one-each': {
        name: 'Three pawns',
        goal: 'Take the three pawns in four moves.',
        look: 'One of your pawns has nothing to do.',
      },
    },
  },
  lance: {
    name: 'Lance',
    teaches: 'Ahead, as far as it is free',
    rule: 'The lance goes straight ahead, as far as the way is free. It never goes back and does not jump.',
    look: 'Look along the file of each lance.',
    levels: {
      ahead: { name: 'Ahead', goal: 'Take both pawns with the lances.' },
      'as-far-as-free': {
        name: 'How far',
        goal: 'Press every square that the lance can go to.',
        look: 'The square of the pawn counts, too: the lance can take it.',
      },
      'no-jump': {
        name: 'No jump',
        goal: 'Take both pawns in three moves.',
        look: 'One lance is free. The other one has a pawn of yours before it.',
      },
    },
  },
  silver: {
    name: 'Silver',
    teaches: 'Five ways, not to the side',
    rule: 'The silver goes one step: straight ahead, or along any diagonal. Not to the side, not straight back.',
    look: 'The silver is strong on diagonals. Which pawn lies on one?',
    levels: {
      slanting: { name: 'Slanting', goal: 'Take both pawns in three moves.' },
      back: {
        name: 'Slanting back',
        goal: 'Take both pawns in three moves.',
        look: 'The silver goes slanting back, too.',
      },
      beside: {
        name: 'Beside',
        goal: 'Take the three pawns in four moves.',
        look: 'Begin with the pawn behind. The pawn at the side comes last.',
      },
      behind: {
        name: 'Right behind',
        goal: 'Take the three pawns in five moves.',
        look: 'Begin with the pawn on the right, then look for the diagonals.',
      },
    },
  },
  knight: {
    name: 'Knight',
    teaches: 'Jumps ahead, never back',
    rule: 'The knight jumps two ahead and one to the side, over anything. It goes to these two squares alone, never back.',
    look: 'Count two ahead, then one to the left or to the right.',
    levels: {
      leap: { name: 'The jump', goal: 'Take the pawn in two moves.' },
      'left-and-right': { name: 'Left and right', goal: 'Take both pawns in two moves.' },
      'over-pieces': {
        name: 'Over pieces',
        goal: 'Take both pawns in two moves.',
        look: 'Your own pawns are not in the way: the knight jumps.',
      },
      'two-knights': {
        name: 'Two knights',
        goal: 'Take the three pawns in four moves.',
        look: 'Each knight can take only what lies on its way.',
      },
    },
  },
  promotion: {
    name: 'Promotion',
    teaches: 'Who may turn over, and who must',
    rule: 'A piece that enters, leaves or moves within the three farthest ranks may promote: it turns over. King and gold never do.',
    look: 'Which move begins or ends in the three farthest ranks?',
    levels: {
      pawn: {
        name: 'Tokin',
        goal: 'Move the pawn into the promotion zone and promote it.',
        look: 'The zone is the three farthest ranks. Choose the red face.',
        after: 'A promoted pawn is a tokin. It goes like a gold.',
      },
      tokin: {
        name: 'Like a gold',
        goal: 'Take the three pawns in four moves with the tokin.',
        look: 'The tokin goes like a gold.',
      },
      leaving: {
        name: 'On the way out',
        goal: 'Take the pawn and promote the silver.',
        look: 'A piece may promote on its way out of the zone, too.',
      },
      gold: {
        name: 'The gold',
        goal: 'The gold goes from {from} to {to} and promotes. Is that allowed?',
        look: 'Two kinds of pieces have only one face.',
      },
      'pawn-must': {
        name: 'Must it?',
        goal: 'The pawn goes from {from} to {to} and does not promote. Is that allowed?',
        look: 'Could it ever move again?',
      },
      'knight-must': {
        name: 'The knight too',
        goal: 'The knight jumps from {from} to {to} and does not promote. Is that allowed?',
        look: 'Where could it jump next?',
      },
      'lance-may': {
        name: 'The lance may',
        goal: 'The lance goes from {from} to {to} and does not promote. Is that allowed?',
        look: 'Could it move again?',
      },
      'small-golds': {
        name: 'Like golds',
        goal: 'Take the three pawns in three moves.',
        look: 'Promoted silver, knight and lance go like a gold.',
      },
      horse: {
        name: 'Horse',
        goal: 'Take the three pawns in three moves with the horse.',
        look: 'The promoted bishop goes slanting as before, and one step straight.',
      },
      dragon: {
        name: 'Dragon',
        goal: 'Take the three pawns in four moves with the dragon.',
        look: 'The promoted rook goes straight as before, and one step slanting.',
      },
      'better-keep': {
        name: 'Better not',
        goal: 'Give check with a piece that cannot be taken.',
        look: 'A silver goes slanting back. A promoted silver does not.',
        after: 'Sometimes it is better not to promote.',
      },
      'tokin-mate': {
        name: 'Mate with a tokin',
        goal: 'Mate in one move.',
        look: 'The tokin goes like a gold. Who guards it?',
      },
    },
  },
  dropping: {
    name: 'Where to drop',
    teaches: 'Nifu, and squares with no way on',
    rule: 'No pawn is dropped on a file with a pawn of yours: that is nifu. No piece is dropped where it could never move.',
    look: 'Look along the whole file, then think of the next move of the piece.',
    levels: {
      nifu: {
        name: 'Nifu',
        goal: 'You drop the pawn on {to}. Is that allowed?',
        look: 'Is there another pawn of yours on the file?',
      },
      'free-file': {
        name: 'A free file',
        goal: 'Press a square where you can drop the pawn.',
        look: 'Find the file without a pawn of yours.',
      },
      'tokin-is-no-pawn': {
        name: 'A tokin is no pawn',
        goal: 'You drop the pawn on {to}. Is that allowed?',
        look: 'The other piece on the file has turned over.',
      },
      'last-rank': {
        name: 'No way on',
        goal: 'You drop the pawn on {to}. Is that allowed?',
        look: 'Where could it go from there?',
      },
      knight: {
        name: 'The knight',
        goal: 'Press an empty square where the knight may not be dropped.',
        look: 'It needs two ranks before it.',
      },
      lance: {
        name: 'The lance',
        goal: 'You drop the lance on {to}. Is that allowed?',
        look: 'Is there a square before it?',
      },
    },
  },
  faces: {
    name: 'Faces',
    teaches: 'Tell the pieces by their signs',
    rule: 'Each piece has a sign of its own. Promoted faces are red. Pieces of the other side stand upside down.',
    look: 'Look at the shape of the sign. Red means promoted.',
    goal: 'Which piece is this?',
    levels: {},
  },
} satisfies Readonly<Record<string, StageText>>;

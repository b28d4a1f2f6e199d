/** Advice for the first games, in English. */
export const firstGames = {
  sections: {
    opening: {
      title: 'How to begin a game',
      text: [
        'Three good first moves: the pawn in front of the bishop, to 7f, opens its diagonal; the pawn in front of the rook, to 2f and on to 2e, prepares an attack; a silver or a gold goes up towards the middle.',
        'Then bring the king to safety: out of the middle, with a silver and a gold beside it. A king that stays at home is how most first games are lost. The board shows a first castle, the Mino, with the rook on the other side.',
        'Before each move look at three things: is your king in check, is a piece of yours hanging, and what does the last move of the other side threaten?',
      ],
    },
    values: {
      title: 'What the pieces are worth',
      text: [
        'Roughly, in pawns: lance 3, knight 4, silver 5, gold 6, bishop 8, rook 10; tokin 7, horse 10, dragon 12. The king has no price.',
        'A piece in hand is worth a little more than the same piece on the board, for it can appear where it is needed. In an attack on a king, speed counts for more than any piece.',
      ],
    },
    aids: {
      title: 'What helps you here',
      text: [
        'Tap a piece that cannot move now, rest the mouse on any piece, or hold a finger on it: a card says what it is and where it goes. With a piece chosen, point at a square that it cannot go to, and you are told why.',
        'Attacks colours the squares that each side attacks, and names hanging and pinned pieces. The marks of where a piece can go fade as you learn it: at first they are there at once, later after three seconds, at last when you ask for them.',
        'Keys: arrows go over the board and on to the pieces in hand, Enter picks a piece up and puts it down, Escape lets go of it, ? describes the piece or lists all keys, Ctrl+Z takes a move back.',
      ],
    },
  },
  boards: { opening: 'A first castle. Step through the moves and watch the king.' },
};

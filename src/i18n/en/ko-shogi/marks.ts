/** The key to the marks of ko shogi in English: for actions from afar, and for marks that mean more here than in other games. */

export const marks = {
  other: {
    check: 'what the next turn could take, and the command with it',
    cause: 'the reason why not, or a piece that a net holds',
    ray: 'the line of a net, a shot or a check, or a way across the board',
    promotes: 'it promotes there, with no choice',
    removes: 'something burns or goes out when it lands there',
    goes: 'what burns or goes out',
  },
  /** The title above `acting`. */
  afar: 'What acts from afar',
  acting: {
    fogged: 'as far as a fog reaches',
    lit: 'as far as a light reaches',
    silencing: 'from a fog to a shooter that it silences',
    scorched: 'who lands here beside a flame is burned',
    commander: 'keeps its side in play alone',
    'half-commander': 'keeps its side in play together with another',
  },
};

/** The words for what players of ko shogi agree on before a game, in English. This catalogue is the type of the others. */
export const agreement = {
  rules: 'Command and stand-ins',
  options: {
    bothLost: {
      label: 'When one turn takes both commands',
      values: { moverWins: 'Whoever moved wins', draw: 'A draw' },
    },
    substitute: { label: 'Banner and drums stand in for a banner and for a drum' },
  },
  presets: { friendly: 'Friendly', strict: 'Strict' },
  presetNotes: {
    friendly: 'No clock, takebacks allowed, mistakes explained.',
    strict: 'A foul loses the game. 60 minutes each, then 60 seconds a move. No takebacks.',
  },

  start: 'Start',
  starts: { standard: 'Traditional set-up', own: 'Own position…' },
  position: 'Position',
  gives: 'Who gives the handicap',
  given: 'The stronger player gives pieces.',

  toss: {
    choice: 'Toss five pawns',
    pending: 'decided by the toss',
    title: 'Who has Black?',
    begin: 'Begin the game',
    thrown: (name: string) => `${name} tosses five pawns.`,
    fell: (up: number, name: string) => `${up} as pawns, ${5 - up} as patrols: ${name} has Black.`,
  },
};

/** The words for what players of xiangqi agree on before a game, in English. This catalogue is the type of the others. */
export const agreement = {
  rules: 'Repetition and draws',
  options: {
    repetition: {
      label: 'When a position comes back',
      values: {
        standard: 'Perpetual check and chase lose',
        simple: 'Perpetual check loses',
        drawOnly: 'Always a draw',
        agreement: 'The players decide',
      },
    },
    occurrences: { label: 'Applies from occurrence' },
    noCaptureLimit: {
      label: 'Draw without a capture',
      values: { '120': 'After 60 moves each', '100': 'After 50 moves each', '0': 'No limit' },
    },
  },
  presets: { casual: 'Casual', club: 'Club', tournament: 'Tournament' },
  presetNotes: {
    casual: 'No clock, takebacks allowed, mistakes explained.',
    club: '20 minutes each. Takebacks by consent; illegal moves are refused.',
    tournament:
      'A foul loses the game. 60 minutes each and 30 seconds more for every move. No takebacks.',
  },

  start: 'Start',
  starts: { even: 'Even game', own: 'Own position…' },
  position: 'Position (FEN)',
  gives: 'Who gives the handicap',
  given: 'The stronger player gives pieces.',

  toss: {
    choice: 'Toss five soldiers',
    pending: 'decided by the toss',
    title: 'Who has Red?',
    begin: 'Begin the game',
    thrown: (name: string) => `${name} tosses five soldiers.`,
    fell: (up: number, name: string) => `${up} face up, ${5 - up} face down: ${name} has Red.`,
  },
};

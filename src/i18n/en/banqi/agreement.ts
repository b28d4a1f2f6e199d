/** The words for what players of banqi agree on before a game, in English. This catalogue is the type of the others. */
export const agreement = {
  rules: 'Rules and draws',
  options: {
    family: {
      label: 'Capture table',
      values: { seed: 'Taiwan', hongkong: 'Hong Kong', mainland: 'Mainland China' },
    },
    repetition: {
      label: 'When a position comes back',
      values: { '3': 'Draw the third time', '0': 'Never a draw' },
    },
    noProgress: {
      label: 'Draw without a capture or turn-up',
      values: {
        '50': 'After 50 turns',
        '40': 'After 40 turns',
        '64': 'After 64 turns',
        '180': 'After 180 turns',
        '0': 'No limit',
      },
    },
  },
  presets: { seed: 'Taiwan', hongkong: 'Hong Kong', mainland: 'Mainland China' },
  presetNotes: {
    seed: 'The cannon takes any piece by jumping over one.',
    hongkong: 'The chariot ranks just below the king; the cannon takes by its rank.',
    mainland: 'The mandarin ranks just below the king; the cannon takes by its rank.',
  },

  start: 'Start',
  starts: { even: 'All face down', own: 'Own position…' },
  position: 'Position as text',
  gives: 'Who gives the handicap',
  given: 'The stronger player gives pieces.',

  toss: {
    choice: 'Toss five soldiers',
    pending: 'decided by the toss',
    title: 'Who begins?',
    begin: 'Begin the game',
    thrown: (name: string) => `${name} tosses five soldiers.`,
    fell: (up: number, name: string) => `${up} face up, ${5 - up} face down: ${name} begins.`,
  },
};

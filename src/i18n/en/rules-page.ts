/** The words of the rules page besides the rules, in English. */
export const rulesPage = {
  title: 'Rules',
  contents: 'Contents',
  backToGame: 'Back to the game',
  link: 'In the rules',
  /** A link to the level that practises the rule of a refusal, or the thing of a section. */
  practise: 'Practise this',
  practiseSection: (title: string) => `Practise: ${title}`,
  /** The letter of a piece in moves written in western letters. */
  letter: (letter: string) => `written ${letter}`,
  tableSays: 'What you will read:',
  showMistake: 'Show an illegal move',
  startOver: 'Start over',
  moveOn: 'Next move',
  moveBack: 'Take back',
  stood: (times: number) =>
    `This position is on the board for the ${['', 'first', 'second', 'third', 'fourth'][times] ?? `${times}th`} time.`,
  move: 'Move',
  marks: {
    playing: 'While you play',
    selected: 'the piece you have chosen',
    target: 'it can go here',
    capture: 'it can capture this',
    drop: 'it can be dropped here',
    last: 'the last move',
    origin: 'where it came from',
    check: 'a king in check',
    exposed: 'where a king would be in check',
    refused: 'When a move is refused',
    cause: 'the reason why not',
    ray: 'the line of a check or a pin, or a way across the board',
    escape: 'a closed square, such as a covered escape',
    ghost: 'what would stand there',
    asked: 'When you ask about a piece',
    lighter: 'The same marks in lighter ink: where a piece that you only ask about could go.',
  },
};

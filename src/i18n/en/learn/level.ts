/** The words of the screen of a level in English. */
import { counted } from '../format.ts';

const moves = counted({ one: 'move', other: 'moves' });

export const level = {
  /** Where a level stands in its stage. */
  place: (stage: string, at: number, of: number) => `${stage}, ${at} of ${of}`,
  toPath: 'All lessons',
  stages: 'Levels of this stage',
  hint: 'Hint',
  hintStep: (step: number) => `Hint ${step} / 3`,
  takeBack: 'Take back',
  tryAgain: 'Try again',
  showMe: 'Show me',
  again: 'Again',
  next: 'Next',
  more: 'More',
  readAloud: 'Read aloud',
  movesMade: 'Made',
  rule: 'The rule',
  legal: 'Allowed',
  forbidden: 'Not allowed',
  answers: 'Your answer',
  /** The second step of help. */
  oneOfThree: 'One of the three marked squares is right.',
  oneOfTwo: (one: string, other: string) => `It is ${one} or ${other}.`,
  thisPiece: 'It is this piece.',
  seeRule: 'Look at what is marked.',
  /** The third step of help. */
  thisMove: 'This is the move.',
  thisSquare: 'It is this square.',
  thisAnswer: (answer: string) => `The answer: ${answer}.`,
  /** How far the task is. */
  left: (left: number) => `${left} left`,
  made: moves,
  /** Stars and what they cost. */
  stars: (stars: number) => `${stars} of 3 stars`,
  costs: (stars: string, cost: number) => `${stars} in ${cost}`,
  done: (took: number) => (took === 1 ? 'Done at the first try' : `Done in ${took}`),
  least: 'Fewer is not possible.',
  fewer: (par: number) => `It can be done in ${par}. Again?`,
  shown: 'It was shown',
  /** The sentences that are read aloud. */
  /** How the two sides are called where a move is read aloud. */
  you: 'You',
  other: 'The other side',
  heardLevel: (place: string, goal: string) => `${place}. ${goal}`,
  heardLeft: (left: number) => (left === 1 ? 'One left.' : `${left} left.`),
  heardSquares: (squares: string) => `Still to take: ${squares}.`,
  heardWrong: 'Enter takes it back.',
  heardBack: 'Taken back.',
  heardNext: 'Enter leads to the next level.',
  heardMarked: (squares: string) => `Marked: ${squares}.`,
};

/** The words of the drills in English, of any course. */

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const drill = {
  /** The heading over all drills on the path. */
  title: 'Practice without end',
  faces: 'Names of pieces',
  facesTeach: 'All pieces in all sets, some upside down',
  squares: 'Names of squares',
  squaresTeach: 'Find a square by its name, or name it',
  eyes: 'For the eyes',
  whichFace: 'Which piece is this?',
  whichSquare: 'Name the marked square',
  press: (square: string) => `Press ${square}`,
  right: (name: string) => `Right: ${name}`,
  /** A piece whose picture stands beside its name. */
  otherFace: (name: string) => `${capital(name)} looks like this. Try again.`,
  otherSquare: (square: string) => `That was ${square}. Try again.`,
  otherName: (square: string) => `${square} has the ring. Try again.`,
  /** The two ways to ask for squares. */
  nameThem: 'Name them',
  pressThem: 'Press them',
  coordinates: 'Coordinates',
  heardNext: 'Enter leads to the next question.',
};

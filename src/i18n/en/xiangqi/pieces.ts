/** The pieces of xiangqi in English. */

export const pieces = {
  king: { name: 'king' },
  mandarin: { name: 'mandarin' },
  elephant: { name: 'elephant' },
  horse: { name: 'horse' },
  chariot: { name: 'chariot' },
  cannon: { name: 'cannon' },
  soldier: { name: 'soldier' },
};

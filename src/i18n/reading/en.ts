/** What reading a record says in English. */
import { counted } from '../format.ts';

export const en = {
  goTo: 'Go to move',
  move: 'Move',
  of: (last: number) => `/ ${last}`,
  at: (ply: number, last: number) => `Move ${ply} of ${last}`,
  nextMoves: 'Next moves',
  length: counted('en', { one: 'move', other: 'moves' }),
  files: 'Opened files',
  fileAt: (at: number, of: number) => `${at} / ${of}`,
  previousFile: 'Previous file',
  nextFile: 'Next file',
  unread: 'This file can no longer be read.',
  bookmark: 'Bookmark',
  /** Ways to what stands out on a line. */
  landmarks: {
    next: {
      comment: 'Next comment',
      variation: 'Next branch',
      capture: 'Next capture',
      check: 'Next check',
    },
    previous: {
      comment: 'Previous comment',
      variation: 'Previous branch',
      capture: 'Previous capture',
      check: 'Previous check',
    },
  },
};

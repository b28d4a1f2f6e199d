import { counted } from '../format.ts';
import type { en } from './en.ts';

export const ja: typeof en = {
  goTo: '手数を指定',
  move: '手数',
  of: (last) => `/ ${last}`,
  at: (ply, last) => `${last}手中${ply}手目`,
  nextMoves: '次の手の候補',
  length: counted('ja', { other: '手' }, ''),
  files: '開いたファイル',
  fileAt: (at, of) => `${at} / ${of}`,
  previousFile: '前のファイル',
  nextFile: '次のファイル',
  unread: 'このファイルはもう読めません。',
  bookmark: 'しおり',
  /** Ways to what stands out on a line. */
  landmarks: {
    next: {
      comment: '次のコメント',
      variation: '次の分岐',
      capture: '次の駒取り',
      check: '次の王手',
    },
    previous: {
      comment: '前のコメント',
      variation: '前の分岐',
      capture: '前の駒取り',
      check: '前の王手',
    },
  },
};

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
};

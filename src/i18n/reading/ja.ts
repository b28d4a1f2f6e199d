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
  /** What edits the record. */
  edit: {
    start: '棋譜を編集',
    done: '編集を終える',
    write: 'コメントを入力',
    sign: '評価記号',
    signs: {
      '!': '好手',
      '!!': '妙手',
      '?': '悪手',
      '??': '大悪手',
      '!?': '面白い手',
      '?!': '疑問手',
    },
    draw: '盤面に描く',
    drawing: '描画中',
    drawHint: 'マスからマスへドラッグで矢印、押すと丸印。もう一度で消えます。',
    drawn: '矢印と丸印',
    erase: '矢印をすべて消す',
    arrow: (from, to) => `${from}から${to}への矢印`,
    circle: (square) => `${square}の丸印`,
    promote: '本譜にする',
    up: '変化を上へ',
    down: '変化を下へ',
    remove: 'この手以降を削除',
    undo: '編集を元に戻す',
    redo: '編集をやり直す',
  },
  /** What is known of the game. */
  about: {
    title: '棋譜情報',
    source: (file, game) => (game === 1 ? file : `${file} ${game}局目`),
    name: '項目名',
    value: '内容',
    add: '項目を追加',
    remove: (name) => `${name}を削除`,
    keep: '保存',
  },
  /** What adds a second record. */
  merge: {
    title: '棋譜をマージ',
    hint: '同じ対局の別の棋譜を読み込みます。異なる手は変化になり、コメントや印が加わります。',
    otherStart: '開始局面が異なります。',
    add: 'マージ',
    added: (moves) => (moves === 0 ? '新しい手はありません。' : `${moves}手を追加しました。`),
    leftOut: 'この棋譜に別の記載があるため、次のものは加えていません。',
    what: {
      players: () => '対局者名',
      time: (ply) => `${ply}手目の消費時間`,
      glyph: (ply) => `${ply}手目の評価記号`,
      ending: (ply) => `${ply}手目以降の終局`,
      remarks: () => '形式の異なる行',
    },
  },
  /** What stands in the place of the list. */
  panes: {
    label: '棋譜の表示',
    open: '分岐図と消費時間',
    tabs: { moves: '指し手', map: '分岐図', times: '消費時間' },
    map: '分岐図',
    times: '消費時間',
    move: '手数',
    spent: '消費時間',
    total: '累計',
    used: (here, whole) => `${here} / ${whole}`,
    chart: (first, firstTime, second, secondTime) =>
      `一手ごとの消費時間。合計は${first} ${firstTime}、${second} ${secondTime}。`,
    asTable: '表で見る',
    noTimes: 'この棋譜に消費時間の記録はありません。',
  },
};

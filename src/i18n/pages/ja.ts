import { ja as backup } from '../backup/ja.ts';
import type { TablePageMessages } from '../catalogue.ts';
import { ago, counted } from '../format.ts';
import { ja as kifu } from '../kifu/ja.ts';
import { ja as rules } from '../rules-page/ja.ts';
import { ja as start } from '../start/ja.ts';
import { ja as talk } from '../talk/ja.ts';
import { ja as teach } from '../teach/ja.ts';

const moves = counted('ja', { other: '手' }, '');
const items = counted('ja', { other: '件' }, '');

export const ja: TablePageMessages = {
  announced: { newGame: '新しい対局です。', atStart: '開始局面です。' },

  typeIn: {
    unreadable: (text) => `「${text}」は指し手として読めません。`,
    noneThere: (square) => `${square}に動ける駒はありません。`,
    several: (square) => `${square}に動ける駒が複数あります。どれですか？`,
  },

  moves: {
    label: '指し手',
    start: '開始局面',
    number: (ply) => `${ply}手目`,
    variation: (index) => `変化${index}`,
    variationsHere: (count) => `ここに変化${items(count)}`,
    comment: 'コメント',
    moreOfComment: (left) => `続きを表示（残り${left.toLocaleString('ja')}文字）`,
    illegal: '反則手',
    foul: (why) => `この手は反則です（${why}）。`,
  },

  result: {
    playAgain: 'もう一局',
    playAgainSwapped: '先後を入れ替えてもう一局',
    foul: (name) => `反則：${name}`,
    replay: '無勝負とし、同じ手合割のまま指し直します。',
    replaySwapped: '無勝負とし、先後を入れ替えて指し直します。',
    showWhy: '盤上で示す',
    hideWhy: '隠す',
    lookBack: '振り返る',
  },

  otherTab: {
    message: 'この対局は別のタブで開いています。',
    playHere: 'ここで指す',
  },

  storage: {
    troubles: {
      blocked:
        '別のタブでこのアプリの古い版が開いています。そのタブを閉じると対局を保存できます。このまま指し続けることもできます。',
      newer:
        '保存されている対局は、このアプリの新しい版で書かれたため、読み込みも追加もできません。再読み込みして新しい版にしてください。閉じる前に棋譜をコピーしてください。',
      full: 'このブラウザには対局を保存する空きがありません。不要な対局を削除するか、閉じる前に棋譜をコピーしてください。',
      denied:
        'このブラウザでは対局を保存できず、保存した対局も読み込めません。閉じる前に棋譜をコピーしてください。',
    },
    news: {
      lost: '保存されていた対局がブラウザによって消去されました。最近の途中の対局は復元しました。',
      apart:
        'この対局は別のタブでも指し継がれました。ここから先は別の対局として保存します。もう一方は「対局一覧」にあります。',
    },
    saveFirst:
      '今は対局を保存できません。新しい対局を始めると今の対局が失われるおそれがあります。先に棋譜をコピーまたは保存してください。',
    saveKifu: '棋譜をコピー・保存',
  },

  games: {
    others: '終局した対局・開いた棋譜',
    remove: '削除',
    title: '対局一覧',
    unfinished: '指しかけの対局',
    unreadable: {
      newer: (games) =>
        `${games}局はこのアプリの新しい版で書かれています。そのまま保存してあります。`,
      game: (games) => `${games}件はこの版では扱えない種類のゲームです。そのまま保存してあります。`,
      damaged: (games) => `${games}局は壊れていて読み込めません。そのまま保存してあります。`,
    },
    unreadableTitle: '読み込めない対局',
    saveUnreadable: '保存内容をファイルに書き出す',
    empty: '指しかけの対局はありません。',
    emptyInvitation: '対局を始めるか棋譜を開くと、自動でここに保存されます。',
    start: '対局を始める',
    resumeGame: (players) => `${players}を再開`,
    versus: (first, second) => `${first} 対 ${second}`,
    onTheTable: '盤上',
    moves,
    ago: ago('ja'),
  },

  backup,
  kifu,
  rules,

  setup: {
    unplayable: 'この局面からは対局を始められません',
  },

  start,
  talk,
  teach,

  settings: {
    title: '設定',
    licences: 'このアプリで使っているソフトウェアのライセンス',
    saved: '変更はすぐにこの端末に保存されます。',
    language: '言語',
    languageAuto: 'ブラウザに合わせる',
    theme: '配色',
    themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
    notation: '指し手の表記',
    sounds: '音',
    sound: '駒音を鳴らす',
    volume: '音量',
    help: '盤上の補助',
    hints: '選んだ駒の行き先の印',
    hintLevels: {
      fading: '駒を覚えるまで。そのあとは少し待ってから、やがて求めたときだけ',
      always: 'いつも示す',
      off: '示さない',
    },
    forget: '覚えた記録を消す',
    nothingLearned: 'まだ記録はありません。',
    forgotten: 'はじめからになりました。印はすべて示されます。',
    remembered: '覚えた記録が戻りました。',
    asking: '指し示した駒の動きを示す',
    letterKeys: '1文字のショートカットキー（a、f、h、j、k、?）',
  },

  steps: {
    label: '棋譜再生',
    first: '最初へ',
    back: '一手戻る',
    forward: '一手進む',
    last: '最後へ',
    returnToGame: '対局に戻る',
  },

  looking: {
    at: (ply, last) => `${last}手中${ply}手目`,
    beside: (ply) => `変化の${ply}手目`,
    running: '対局は進行中',
    still: '対局は停止中',
    locked: {
      looking: '途中の局面を見ています。指すには対局に戻ってください。',
      still: '対局は止まっています。再開すると指せます。',
      over: '終局しています。局面を戻すと、ほかの手を試せます。',
    },
  },

  aside: {
    removed: '対局を削除しました。',
    bringBack: '元に戻す',
    undoNewGame: '前の対局に戻す',
    setAside: '前の対局は「対局一覧」にあります。',
    unkept: '前の対局は保存できませんでした。このページを閉じるまでは残っています。',
    dismiss: '閉じる',
  },

  update: {
    message: '新しいバージョンがあります。盤上の対局はそのまま残ります。',
    now: '今すぐ読み込む',
    later: 'あとで',
  },

  notFound: {
    title: 'ページが見つかりません',
    body: 'アドレスが途中で切れているか、対局が別のブラウザに保存されているのかもしれません。',
    home: '盤へ',
  },
};

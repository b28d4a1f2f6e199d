/** The words of announcements, commands, pages and notices in Japanese. */
import type { Catalogue } from '../catalogue.ts';
import type { pages as english } from '../en/pages.ts';
import { withStop } from '../format.ts';
import { ago, counted, number } from './format.ts';

const moves = counted({ other: '手' }, '');
const items = counted({ other: '件' }, '');

export const pages: Catalogue<typeof english> = {
  announced: {
    comma: '、',
    sentence: withStop('。'),
    newGame: '新しい対局です',
    takenUp: (ply) => (ply === 0 ? '対局を続けます' : `${ply}手目から対局を続けます`),
    ways: (count) => `行き先${count}か所`,
    atStart: '開始局面です',
    undone: (move) => `待った、${move}`,
    at: (where, move) => `${where}、${move}`,
    face: (name, goes) => `${name}${goes === '' ? '' : `、${goes}`}。`,
    reaches: ({ moves, goals }) => `そこから${goals === '' ? moves : `${moves}、${goals}`}。`,
    chosen: ({ piece, moves, goals }) =>
      `${piece}を選択、${goals === '' ? moves : `${moves}、${goals}`}。`,
    stretch: (first, last) => `${first}から${last}`,
    allGoals: ({ piece, moves, goals, captures }) =>
      [
        `${piece}、${goals === '' ? moves : `${moves}、${goals}`}。`,
        ...(captures === '' ? [] : [`取れるのは${captures}。`]),
      ].join(''),
  },

  commands: {
    title: '操作とキー',
    find: '操作を探す',
    none: 'その操作はありません。',
    nextVariation: '次の変化',
    previousVariation: '前の変化',
    declare: '宣言する',
    begin: '対局開始',
    captures: '取れる駒の表',
    print: '印刷',
    changeRules: 'ルールを変える',
    playFromHere: 'ここから指す',
    rematch: '再戦',
    hints: '行き先を表示',
    zoom: {
      in: '拡大',
      out: '縮小',
      whole: '盤全体',
      goals: (count, edge) => {
        const where = { left: '左', right: '右', up: '上', down: '下' }[edge];
        return `画面外（${where}）に移動先 ${count} か所`;
      },
    },
    pieces: '駒',
    save: 'ファイルに保存',
    game: 'この対局',
    study: '検討',
    file: 'ファイル',
    view: '表示',
    elsewhere: '対局・ページ',
  },

  close: '閉じる',

  moves: {
    label: '指し手',
    start: '開始局面',
    number: (ply) => `${ply}手目`,
    variation: (index) => `変化${index}`,
    variationsHere: (count) => `ここに変化${items(count)}`,
    comment: 'コメント',
    moreOfComment: (left) => `続きを表示（残り${number(left)}文字）`,
    illegal: '反則手',
    foul: (why) => `この手は反則です（${why}）。`,
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
      known: 'すでに保存されている棋譜です。',
      lost: '保存されていた対局がブラウザによって消去されました。最近の途中の対局は復元しました。',
      apart:
        'この対局は別のタブでも指し継がれました。ここから先は別の対局として保存します。もう一方は「対局一覧」にあります。',
    },
    inShort: {
      blocked: '古い版のタブが開いています。',
      newer: '対局は新しい版で保存されています。',
      full: '対局を保存する空きがありません。',
      denied: '対局は保存されません。',
      lost: '保存した対局が消去されました。',
      apart: 'ここからは別の対局です。',
    },
    saveFirst:
      '今は対局を保存できないため、この対局は失われるおそれがあります。先に棋譜をコピーまたは保存してください。',
    saveKifu: (record) => `${record}をコピー・保存`,
  },

  games: {
    others: '終局した対局・開いた棋譜',
    remove: '削除',
    title: '対局一覧',
    unfinished: '途中の対局',
    unreadable: {
      newer: (games) =>
        `${games}局はこのアプリの新しい版で書かれています。そのまま保存してあります。`,
      game: (games) => `${games}件はこの版では扱えない種類のゲームです。そのまま保存してあります。`,
      damaged: (games) => `${games}局は壊れていて読み込めません。そのまま保存してあります。`,
    },
    unreadableTitle: '読み込めない対局',
    saveUnreadable: '保存内容をファイルに書き出す',
    empty: '途中の対局はありません。',
    emptyInvitation: '対局を始めるか棋譜を開くと、自動でここに保存されます。',
    sample: '見本の対局を見る',
    search: '対局者名・ファイル・結果',
    noneFound: '該当する対局はありません。',
    openFiles: 'ファイルを開く…',
    openFolder: 'フォルダー…',
    gameOfFile: (file, number) => `${file}（${number}局目）`,
    start: '対局を始める',
    goOn: '再開',
    all: 'すべての対局',
    othersWait: (games) => `ほか${games}局`,
    goOnWith: (first, second) => `${first} 対 ${second}を再開`,
    resumeGame: (players) => `${players}を再開`,
    versus: (first, second) => `${first} 対 ${second}`,
    open: '開く',
    openGame: (players) => `${players}を開く`,
    winner: (name) => `${name}の勝ち`,
    edited: '編集済み',
    onTheTable: '盤上',
    moves,
    ago,
  },

  setup: {
    unplayable: 'この局面からは対局を始められません',
  },

  settings: {
    title: '設定',
    more: '詳細：表記・座標・キー操作',
    licences: 'このアプリで使っているソフトウェアのライセンス',
    saved: '変更はすぐにこの端末に保存されます。',
    language: '言語',
    languageAuto: 'ブラウザに合わせる',
    theme: '配色',
    themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
    board: '盤の色',
    boards: { kaya: 'かや', pale: '明るい木', grey: 'グレー' },
    notation: '指し手の表記',
    sounds: '音',
    sound: '駒音を鳴らす',
    vibration: '指すたびに軽く振動させる',
    volume: '音量',
    noSound: 'このブラウザでは駒音を鳴らせません。',
    help: '盤上の補助',
    hints: '駒の行き先を表示',
    hintLevels: {
      fading: '覚えるにつれて減らす',
      always: '常に表示',
      off: '表示しない',
    },
    forget: '学習の記録を消す',
    forgets: '盤上の補助が初めからになります。レッスンの記録は「学ぶ」で消せます。',
    nothingLearned: '学習の記録はまだありません。',
    forgotten: '学習の記録を消しました。印がすべて表示されます。',
    remembered: '学習の記録を元に戻しました。',
    asking: 'カーソルを合わせた駒の動きを表示',
    reading: '棋譜の再生',
    tapHalves: '盤の左右をタップして進める・戻す（長押しで駒の説明、ドラッグで指す）',
    scrollMoves: '指し手一覧のスクロールで局面を動かす',
    letterKeys: '1文字のショートカットキー（f、j、k、m、? など）',
  },

  steps: {
    first: '最初へ',
    last: '最後へ',
    returnToGame: '対局に戻る',
  },

  resigns: (side) => `投了する（${side}）`,
  keepPlaying: '続ける',

  looking: {
    back: (ply) => `${ply}手目を表示中`,
    at: (ply, last) => `${last}手中${ply}手目`,
    beside: (ply) => `変化の${ply}手目`,
    variation: (ply) => `${ply}手目から変化に入りました。元の手順は残っています。`,
    inVariation: '変化',
    meanwhile: (where, game) => `${where}、${game}`,
    running: '対局は進行中',
    still: '一時停止中',
    locked: {
      looking: '途中の局面を見ています。先に対局に戻ってください。',
      still: '一時停止中です。「再開」を押すと指せます。',
      over: '終局しています。局面を戻すと、ほかの手を試せます。',
    },
  },

  undo: {
    removed: '対局を削除しました。',
    bringBack: '元に戻す',
    undoNewGame: '前の対局に戻す',
    replaced: '前の対局は「対局一覧」にあります。',
    unkept: '前の対局は保存できませんでした。このページを閉じるまでは残っています。',
    unkeptShort: '前の対局は保存されていません。',
    why: '詳しく',
    understood: '閉じる',
    dismiss: '閉じる',
  },

  update: {
    message: '新しいバージョンがあります。盤上の対局はそのまま残ります。',
    inShort: '新しいバージョンがあります。',
    now: '今すぐ読み込む',
    later: 'あとで',
  },

  notFound: {
    title: 'ページが見つかりません',
    body: 'アドレスが途中で切れているか、対局が別のブラウザに保存されているのかもしれません。',
    home: '盤へ',
  },
};

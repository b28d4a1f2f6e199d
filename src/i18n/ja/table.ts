/** The words of the first screen in Japanese: the bar, the board, how a game stands and how it ended. */
import type { Catalogue } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

export const table: Catalogue<typeof english> = {
  app: {
    name: (game) => `${game}盤`,
    skipToBoard: '盤へ移動',
    loading: 'お待ちください…',
  },

  nav: {
    label: 'メインメニュー',
    play: '対局',
    learn: '学ぶ',
    games: '対局一覧',
    rules: 'ルール',
    settings: '設定',
  },

  front: {
    label: '始め方',
    begins: (game, side) => `${game}：${side}から始めます`,
    title: 'ふたりの盤',
    lead: (game) =>
      `ひとつの画面で${game}を指せます。反則には理由が示され、対局はこのブラウザーに残ります。`,
    more: '詳しく…',
    playGames: (games) => `対局：${games}`,
    firstGame: 'はじめての一局',
    firstGameTakes: '15分',
    open: '開く',
    openShort: '開く…',
    kifu: (record) => `${record}…`,
    paste: '貼り付け',
    sample: '見本の対局',
  },

  actions: {
    newGame: '新規対局',
    openKifu: (record) => `${record}を開く…`,
    save: 'コピー・保存',
    label: '対局の操作',
    takeBack: '待った',
    redo: 'やり直し',
    resign: '投了',
    flip: '盤面反転',
    cancel: 'キャンセル',
    back: '前へ',
    forward: '次へ',
    more: 'その他',
  },

  status: {
    label: '対局の状況',
    toMove: (side) => `${side}の手番`,
    turn: '手番',
    yourMove: 'あなたの番',
    check: (side) => `${side}に王手がかかっています`,
  },

  board: {
    label: '盤面',
    empty: (square) => `${square}、駒なし`,
    piece: (square, piece, side) => `${square}、${side}の${piece}`,
    hand: (side) => `${side}の持ち駒`,
    inHand: (side, piece, count) =>
      count > 1 ? `${side}の持ち駒、${piece}${count}枚` : `${side}の持ち駒、${piece}`,
    marks: {
      selected: '選択中',
      target: '移動できます',
      capture: '駒を取れます',
      drop: '打てます',
      last: '直前の手',
      check: '王手',
      exposed: '王手になる',
      cause: '理由',
      blocked: '途中の駒',
      escape: 'ふさがれた逃げ道',
    },
  },

  typeIn: {
    label: '指し手を入力',
    play: '指す',
    unreadable: (text) => `「${text}」は指し手として読めません。`,
    noneThere: (square) => `${square}に動ける駒はありません。`,
    several: (square) => `${square}に動ける駒が複数あります。どれですか？`,
  },

  result: {
    label: '結果',
    wins: (side) => `${side}の勝ち`,
    winsAfter: (side, plies) => (plies === 0 ? `${side}の勝ち` : `まで${plies}手で${side}の勝ち`),
    how: (how) => `（${how}）`,
    byFoul: (name) => `反則：${name}`,
    won: '勝ち',
    nobody: '勝敗なし',
    playAgain: '再戦',
    playAgainSwapped: '先後を替えて再戦',
    foul: (name) => `反則：${name}`,
    replay: '無勝負とし、同じ手合割のまま指し直します。',
    replaySwapped: '無勝負とし、先後を替えて指し直します。',
    why: 'なぜ？',
    whyLabel: '終局の理由',
    whyEnd: '閉じる',
    whyBack: '前のステップ',
    whyOn: '次のステップ',
    whyStep: (step, of) => `${step}／${of}`,
    lookBack: '検討',
    takenBack: '終局を取り消しました',
    undoResign: '投了を取り消す',
    askUndoResign: '取り消しを頼む',
  },
  endings: {
    resignation: { how: '投了', why: ({ loser }) => `${loser}が投了しました。` },
    timeout: { how: '時間切れ', why: ({ loser }) => `${loser}の持ち時間がなくなりました。` },
    agreement: { how: '合意の引き分け', why: () => '両者の合意で終局しました。' },
    foul: { how: '反則', why: ({ loser }) => `${loser}が反則手を指しました。` },
    adjourned: { how: '指し掛け', why: () => '対局は後で再開できます。' },
    interrupted: { how: '中断', why: () => '対局はここで中断しました。' },
    default: { how: '不戦敗', why: ({ loser }) => `${loser}の不戦敗です。` },
    other: { how: '終了', why: () => '棋譜はここまでです。' },
  },

  trouble: {
    missing: 'ページの一部を読み込めませんでした。対局はこのまま続けられます。',
    again: 'もう一度試す',
    title: '問題が起きました',
    body: '対局は保存されています。ページを読み込み直してみてください。',
    reload: '読み込み直す',
  },
};

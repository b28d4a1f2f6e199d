/** 対局者のことば。 */
import { lasting } from '../format.ts';
import type { Proposal } from '../shapes.ts';
import type { en } from './en.ts';

const proposals: Readonly<Record<Proposal, string>> = {
  draw: '引き分け',
  adjourn: '指し掛け',
  pause: '一時停止',
  takeback: '自分の最後の手の待った',
  'go-on': '数えずに再開すること',
  count: '考慮時間に数えること',
};

const span = lasting(['時間', '分', '秒'], '');

export const ja: typeof en = {
  clock: {
    label: (side) => `${side}の時計`,
    mainOver: (side) => `${side}は持ち時間を使い切りました。`,
    unlimited: '制限なし',
    byoyomi: '秒読み',
    periods: (count) => `あと${count}回`,
    units: (count) => `考慮${count}回`,
    moves: (count) => `あと${count}手`,
    left: (hours, minutes, seconds) =>
      `${hours > 0 ? `${hours}時間` : ''}${minutes > 0 ? `${minutes}分` : ''}${seconds}秒`,
  },
  label: '対局者の間で',
  score: (points) => `この番勝負で${points}勝`,
  propose: {
    draw: '引き分けを提案',
    adjourn: '指し掛けにする',
    pause: '一時停止',
  },
  proposals,
  offered: (side, what) => `${side}が${what}を提案しています。`,
  asks: (side) => `${side}は同意しますか？`,
  hold: '長押しで同意',
  holding: 'そのまま押し続けてください',
  holdToResign: '長押しで投了',
  decline: '断る',
  withdraw: '取り下げる',
  takeBackOf: (move, player) => `待った ${move}（${player}）`,
  off: {
    elsewhere: '対局は別のタブで開かれています。',
    agreed: '対局前の取り決めにより使えません。',
    over: '終局しています。結果は変わりません。',
    looking: '先に終局図に戻ってください。',
    paused: '対局は止まっています。',
    sealing: '封じ手の最中です。',
    'no-move': '待ったできる手がありません。',
    'not-undone': '待ったした手がありません。',
    waiting: '提案への返答待ちです。',
    declined: '断られました。次の手のあとでまた提案できます。',
    'calls-spent': '誤った指摘が三回になりました。この対局ではもう指摘できません。',
  },
  met: '満たす',
  unmet: '満たさない',
  call: '反則を指摘',
  foulStands: '直前の手が反則なら、指す前に指摘してください。',
  warnings: (side, count) => `${side}の誤った指摘：${count}回`,
  retrySame: (piece) => `反則でした。同じ駒（${piece}）で指し直してください。`,
  touched: (piece) => `先に触れたのは${piece}です。動けるならその駒を動かしてください。`,
  retryAny: '反則でした。指し直してください。',
  paused: {
    consent: '一時停止中です。',
    left: 'ページを閉じている間、時計は止まっていました。',
    aside: '待っている間、時計は止まっていました。',
    elsewhere: '対局は別のタブで続いています。',
    adjourned: '指し掛けです。次の手は封じ手です。',
  },
  gap: (ms) => `端末がスリープしたか、時計が${span(ms)}変更されました。`,
  goOn: '再開',
  countIt: '数える',
  open: '封じ手を開いて再開',
  sealing: (side) => `${side}は封じ手を盤上で指してください。再開まで誰にも見えません。`,
  lookAway: (side) => `${side}は封じ終わるまで盤から目をそらしてください。`,
  callOffSealing: '封じずに指し続ける',
  sealedBy: (side) => `${side}が次の手を封じました。`,
  adjournedEntry: '指し掛け（封じ手）',
  series: {
    sheet: '番勝負の記録',
    next: (handicap) => `次の対局：${handicap}`,
    game: (first, second) => `${first} – ${second}`,
    won: (side) => `${side}の勝ち`,
    drawn: '引き分け',
    void: '無勝負',
  },
  passed: (side) => `${side}に端末を渡してください。`,
  ready: '盤を見せる',
};

/** Why a piece cannot go somewhere, or nowhere, in Japanese: with its name and the points that matter. */
import type { reasons as en } from '../../en/xiangqi/reasons.ts';
import type { Standing } from '../../shapes/xiangqi/reasons.ts';

const on = ({ name, square }: Standing): string => `${square}の${name}`;

export const reasons: typeof en = {
  movement: {
    king: '将は九宮の中を縦横に1路動けます。',
    mandarin: '士は九宮の中を斜めに1路動けます。',
    elephant: '象は自陣の中を斜めにちょうど2路動けます。',
    horse: '馬は縦横に1路、続けて斜め前へ1路動けます。',
    chariot: '車は縦横にいくつでも動けます。',
    cannon: '砲は車と同じに動き、駒を1つ飛び越えて取ります。',
    soldier: '兵は前へ1路。河を渡ると横へも動けます。',
  },
  goes: {
    king: '九宮の中で縦横に1路',
    mandarin: '九宮の中で斜めに1路',
    elephant: '自陣の中で斜めに2路',
    horse: '縦横に1路、続けて斜め前へ1路',
    chariot: '縦横にいくつでも',
    cannon: '車と同じ、取るときは駒を1つ飛び越す',
    soldier: '前へ1路、河を渡ると横へも',
  },
  notYourTurn: (piece) => `いまは${on(piece)}を動かす番ではありません。`,
  emptyPoint: (point) => `${point}に駒はありません。`,
  ownPiece: ({ square, name }) => `${square}には自分の${name}がいます。`,
  blocked: (by) => `${on(by)}を飛び越せません。`,
  soldierBackwards: '兵は後ろへ下がれません。',
  soldierSideways: '兵が横へ動けるのは、河を渡ってからです。',
  palace: ({ name }) => `${name}は九宮から出られません。`,
  river: ({ name }) => `${name}は河を渡れません。`,
  horseLeg: (by) => `${on(by)}が馬の足を止めています。`,
  elephantEye: (by) => `${on(by)}が象の目をふさいでいます。`,
  cannonNoScreen: (to) => `${to}の駒を取るには、砲が飛び越える駒が1つ要ります。`,
  cannonManyScreens: (screens) => `砲が飛び越える駒は1つだけです。ここには${screens}つあります。`,
  pinned: (piece, by) => `${on(piece)}が動くと、${on(by)}の王手になります。`,
  facingKings: (king) => `間に駒のない筋で${on(king)}と向かい合ってしまいます。`,
  stillInCheck: (by) => `まだ${by.map(on).join('と')}の王手がかかっています。`,
  wouldCheck: (by) => `この手では${on(by)}の王手になります。`,
  kingTaken: (to, by) => `${to}に動くと、${on(by)}に将を取られます。`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `この${name}はまだ動けません。駒に囲まれています。`
      : `この${name}はまだ動けません。${points.join('と')}に駒がいます。`,
  cannotStopCheck: ({ name }, by) => `この${name}では${on(by)}の王手を防げません。`,
  noSafePoint: '将の逃げられる点がありません。',
};

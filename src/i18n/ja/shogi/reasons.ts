/** Why a piece cannot go somewhere, or nowhere, in Japanese: with its name and the squares that matter. */
import type { reasons as en } from '../../en/shogi/reasons.ts';
import type { Standing } from '../../shapes/shogi/reasons.ts';

const on = ({ name, square }: Standing): string => `${square}の${name}`;
const likeGold = (name: string): string => `${name}は金と同じ動きです。`;

export const reasons: typeof en = {
  movement: {
    king: '玉はどの方向にも1マス動けます。',
    rook: '飛車は縦横にいくつでも動けます。',
    bishop: '角は斜めにいくつでも動けます。',
    gold: '金は斜め後ろ以外に1マス動けます。',
    silver: '銀は前と斜めに1マス動けます。',
    knight: '桂馬は2マス前の左右どちらかへ跳びます。',
    lance: '香車は前へまっすぐいくつでも動けます。',
    pawn: '歩は前に1マスだけ動けます。',
    dragon: '龍は飛車の動きと、斜めに1マス動けます。',
    horse: '馬は角の動きと、縦横に1マス動けます。',
    'promoted-silver': likeGold('成銀'),
    'promoted-knight': likeGold('成桂'),
    'promoted-lance': likeGold('成香'),
    tokin: likeGold('と金'),
  },
  goes: {
    king: 'どの方向にも1マス',
    rook: '縦横にいくつでも',
    bishop: '斜めにいくつでも',
    gold: '斜め後ろ以外に1マス',
    silver: '前と斜めに1マス',
    knight: '2マス前の左右へ跳ぶ',
    lance: '前へいくつでも',
    pawn: '前に1マス',
    dragon: '縦横にいくつでも、斜めに1マス',
    horse: '斜めにいくつでも、縦横に1マス',
    'promoted-silver': '金と同じ',
    'promoted-knight': '金と同じ',
    'promoted-lance': '金と同じ',
    tokin: '金と同じ',
  },
  notYourTurn: (piece) => `いまは${on(piece)}を動かす番ではありません。`,
  notYourHand: ({ name }) => `いまはその持ち駒の${name}を打つ番ではありません。`,
  emptySquare: (square) => `${square}に駒はありません。`,
  notInHand: ({ name }) => `持ち駒に${name}はありません。`,
  occupied: ({ square, name }) => `${square}には${name}がいます。打てるのは空いたマスだけです。`,
  ownPiece: ({ square, name }) => `${square}には自分の${name}がいます。`,
  blocked: (by) => `${on(by)}を飛び越せません。`,
  neverPromotes: ({ name }) => `${name}は成れません。`,
  promotedAlready: ({ name }) => `${name}はすでに成っています。`,
  promotesLater: ({ name }) => `打った${name}が成れるのは、次に動くときからです。`,
  outsideZone: (from, to) => `${from}も${to}も敵陣ではないので、成れません。`,
  mustPromote: ({ name }, to) => `${to}では${name}の行き所がないので、必ず成ります。`,
  nifu: (pawn) => `この筋には自分の歩が${pawn}にあります（二歩）。`,
  deadSquare: ({ name }, to) => `${to}に打った${name}は行き所がありません。`,
  pinned: (piece, by) => `${on(piece)}が動くと、${on(by)}に玉を取られます。`,
  stillInCheck: (by) => `まだ${by.map(on).join('と')}の王手がかかっています。`,
  kingTaken: (to, by) => `${to}に動くと、${on(by)}に玉を取られます。`,
  uchifuzume: (to) => `${to}に歩を打って詰ませることはできません（打ち歩詰め）。`,
  noMove: ({ name }) => `この${name}はいま動けません。`,
  walledIn: ({ name }, squares) =>
    squares.length === 0
      ? `この${name}はまだ動けません。自分の駒に囲まれています。`
      : `この${name}はまだ動けません。${squares.join('と')}に自分の駒がいます。`,
  cannotStopCheck: ({ name }, by) => `この${name}では${on(by)}の王手を防げません。`,
  noSafeSquare: '玉の逃げられるマスがありません。',
  noSquareFromHand: ({ name }) => `いま持ち駒の${name}を打てるマスはありません。`,
};

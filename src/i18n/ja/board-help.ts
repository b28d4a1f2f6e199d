/** The words of the board around a move in Japanese. */

export const boardHelp = {
  outlook: {
    at: (square: string, words: string) => `${square}：${words}`,
    on: (what: string, squares: readonly string[]) => `${squares.join('、')}で${what}`,
    many: (what: string, count: number) => `${count}か所で${what}`,
  },
  acting: '遠くから効く駒',
  actingNone: '盤上にはありません。',
  leg: {
    landed: (piece: string, square: string) => `${piece}が${square}へ`,
    took: (piece: string, square: string, taken: string) => `${piece}が${square}の${taken}を取った`,
    shot: (piece: string, square: string, taken: string) => `${piece}が${square}の${taken}を撃った`,
    brief: {
      landed: (square: string) => `${square}へ`,
      took: (square: string, taken: string) => `${square}の${taken}を取った`,
      shot: (square: string, taken: string) => `${square}の${taken}を撃った`,
    },
    goOn: '続ける',
    shoot: '撃つ',
    sentence: (done: string, ways: readonly string[]) => `${done}：${ways.join('、または')}`,
    back: '一手分戻す',
  },
  find: {
    label: '駒を探す',
    by: '駒名・読み・略号',
    none: 'その名の駒はありません。',
    here: (count: number) => `盤上に${count}枚`,
    gone: '盤上にありません',
    rules: (name: string) => `${name}：ルール`,
    found: (name: string, count: number) => `${name}：${count}枚に印を付けました。Escで消えます。`,
  },
};

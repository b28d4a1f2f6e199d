/** What the board tells around a move in Japanese. */

export const ja = {
  outlook: {
    at: (square: string, words: string) => `${square}：${words}`,
    on: (what: string, squares: readonly string[]) => `${squares.join('、')}で${what}`,
    many: (what: string, count: number) => `${count}か所で${what}`,
  },
  acting: '遠くから働くもの',
  leg: {
    landed: (piece: string, square: string) => `${piece}が${square}へ`,
    took: (piece: string, square: string, taken: string) => `${piece}が${square}の${taken}を取った`,
    shot: (piece: string, square: string, taken: string) => `${piece}が${square}の${taken}を撃った`,
    goOn: '続ける',
    shoot: '撃つ',
    sentence: (done: string, ways: readonly string[]) => `${done}：${ways.join('、または')}`,
    back: '1歩戻る',
  },
};

/** The words of the games that end a block, in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { hunt as english } from '../../en/learn/hunt.ts';

export const hunt: Catalogue<typeof english> = {
  ways: '何人で指しますか',
  alone: 'ひとりで',
  two: 'ふたりで',
  aloneNote: '玉はひとりでに逃げます。',
  twoNote: '終わったら攻守を交代します。少ない手数で詰ませた方の勝ちです。',
  bothNote: 'ふたりで指す対局です。どちらも勝ちを目指します。',
  begin: '始める',
  waits: '対局中の局面は、戻るまでそのまま待っています。',
  results: 'これまでの記録',
  best: (count: number) => `ひとりで：${count}手で詰み`,
  bestOf: (names: string, count: number) => `${names}：${count}手で詰み`,

  counted: (count: number, limit: number) => `${limit}手のうち${count}手目。`,

  caught: (name: string, count: number) =>
    name === '' ? `${count}手で詰みました！` : `${name}が${count}手で玉を詰ませました。`,
  escaped: '玉は逃げきりました。',
  wins: (name: string, better: number, worse: number | null) =>
    worse === null
      ? `${better}手で${name}の勝ちです。`
      : `${better}手対${worse}手で、${name}の勝ちです。`,
  even: (count: number | null) =>
    count === null ? 'どちらも逃げきり、引き分けです。' : `どちらも${count}手で、引き分けです。`,
  changeSeats: '攻守を交代する',
  again: 'もう一度',
  keep: 'この対局を保存',
  kept: '対局一覧に保存済み',
  toPath: 'レッスン一覧に戻る',
  toGame: '対局に戻る',
  short: { keep: '保存', kept: '保存済み', toPath: 'レッスン', toGame: '対局' },
};

/** The words about the learner, and about keeping and resetting progress in lessons, in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { keeping as english } from '../../en/learn/keeping.ts';

export const keeping: Catalogue<typeof english> = {
  ask: '学ぶのはどなたですか？',
  justMe: '自分だけ',
  otherName: 'ほかの名前…',
  name: '学ぶ人の名前',
  use: '決定',
  learner: (name) => `学ぶ人：${name}`,
  resetLevel: 'この問題の記録を消す',
  resetStage: 'この段階の記録を消す',
  resetAll: 'レッスンの記録をすべて消す',
  reset: (count) => `${count}問の記録を消しました。`,
  undo: '元に戻す',
  restored: '記録を元に戻しました。',
  notKept: {
    storage: 'このブラウザでは記録を保存できません。このページを閉じると消えます。',
    newer:
      'ここの記録は、このアプリの新しい版が保存したものです。この版では表示せず、何も書き加えません。ページを再読み込みすると新しい版になります。',
  },
  notKeptShort: {
    storage: '記録は保存されません。',
    newer: '新しい版の記録があります。',
  },
};

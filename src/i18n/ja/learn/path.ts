/** The words of the path of a course in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { path as english } from '../../en/learn/path.ts';

export const path: Catalogue<typeof english> = {
  title: '学ぶ',
  unknown: 'そのレッスンはありません。ここにあるのがすべてです。',
  progress: (done, of) => `${of}問中${done}問クリア`,
  begin: '始める',
  goOn: (stage, level) => `続ける：${stage} ${level}問目`,
  allDone: 'すべてクリアしました。どの問題も対局も、もう一度できます。',
  levels: (count) => `${count}問`,
  level: (number) => `${number}問目`,
  stage: (name, done, of, earned) => `${name}、${of}問中${done}問クリア、星${earned}`,
  done: (name, earned) => `${name}、クリア、星${earned}`,
  eyes: '目で見る問題（数に入りません）',
  game: '対局',
  none: (game) => `${game}のレッスンはまだありません。始め方はルールにあります。`,
  rules: '始め方',
  lessonsOf: (game) => `${game}のレッスン`,
};

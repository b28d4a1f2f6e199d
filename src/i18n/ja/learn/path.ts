/** The words of the path of a course in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { path as english } from '../../en/learn/path.ts';

export const path: Catalogue<typeof english> = {
  title: '学ぶ',
  unknown: 'そのレッスンはありません。ここにあるのがすべてです。',
  none: 'このゲームのレッスンはまだありません。始め方はルールにあります。',
};

import type { backup as en } from '../en/backup.ts';
import { counted, number } from './format.ts';

const games = counted({ other: '局' }, '');
const entries = counted({ other: '件' }, '');

export const backup: typeof en = {
  title: 'バックアップ',
  how: 'すべての対局、読み込んだ元のファイル、設定、学習の記録（レッスンと盤上の補助）を1つのzipファイルに保存します。このブラウザや別のブラウザで読み込むと、足りないものだけを追加し、すでにあるものは変更しません。',
  why: 'このブラウザは、このページを開かないまま7日間使うと、ここに保存した対局を消去します。ファイルに保存するか、共有ボタンでアプリをホーム画面やDockに追加し、そこでファイルから復元すれば失われません。',
  save: 'すべてを1つのファイルに保存',
  bring: 'ファイルから復元',
  file: '復元するファイル',
  saving: ({ done, of }) => `保存中：${number(done)}／${games(of)}`,
  bringing: ({ done, of }) => `復元中：${number(done)}／${games(of)}`,
  saved: (name, count) => `${games(count)}を${name}に保存しました。`,
  unsaved: (count) => `${games(count)}は書き出せなかったため、含まれていません。`,
  cameBack: ({ added, here }) =>
    `${games(added)}を追加しました。${games(here)}はすでに保存されています。`,
  unread: (count, some) =>
    `ファイル内の${entries(count)}を読み込めませんでした：${some.join('、')}${count > some.length ? '…' : ''}`,
  tooLarge: (count, some) =>
    `ファイル内の${entries(count)}は64MBを超えるため復元しませんでした：${some.join('、')}${count > some.length ? '…' : ''}`,
  endedBy: {
    cancelled: 'キャンセルしました。それまでに追加した対局は残ります。',
    full: 'ブラウザの保存容量が足りません。それまでに追加した対局は残ります。',
    unreadable: 'ファイルを最後まで読み込めませんでした。それまでに追加した対局は残ります。',
    failed: '復元に失敗しました。それまでに追加した対局は残ります。',
    unreachable: 'ブラウザの保存領域を利用できません。それまでに追加した対局は残ります。',
  },
  faults: {
    'no-zip': 'zipファイルではありません。何も復元していません。',
    'cut-off': 'ファイルの末尾が欠けています。何も復元していません。',
    damaged: 'ファイルが壊れています。何も復元していません。',
    'no-backup': 'このアプリで保存したzipファイルではありません。何も復元していません。',
    newer:
      'このアプリの新しい版で保存されたファイルです。ページを再読み込みして新しい版にしてください。',
    'too-many': '対局が多すぎて1つのzipファイルに収まりません。何も保存していません。',
    cancelled: 'キャンセルしました。何も保存していません。',
    full: 'ブラウザの保存容量が足りません。何も保存していません。',
    failed: 'ファイルを作成できませんでした。何も保存していません。',
    unreachable: 'ブラウザの保存領域を利用できません。何も保存していません。',
  },
  faultAt: (fault, place) => `${fault}（${place}）`,
};

/** The words for what players of banqi agree on before a game, in Japanese. */
import type { BanqiMessages } from '../../shapes/banqi/catalogue.ts';

export const agreement: BanqiMessages['agreement'] = {
  rules: 'ルールと引き分け',
  options: {
    family: {
      label: 'どの駒がどの駒を取れるか',
      values: { seed: '台湾式', hongkong: '香港式', mainland: '大陸式' },
    },
    repetition: {
      label: '同じ局面に戻ったとき',
      values: { '3': '3回目で引き分け', '0': '引き分けにしない' },
    },
    noProgress: {
      label: '取る手もめくる手もないとき',
      values: {
        '50': '50手で引き分け',
        '40': '40手で引き分け',
        '64': '64手で引き分け',
        '180': '180手で引き分け',
        '0': '制限なし',
      },
    },
  },
  presets: { seed: '台湾式', hongkong: '香港式', mainland: '大陸式' },
  presetNotes: {
    seed: '砲は駒を1つ飛び越えて、どの駒でも取れます。',
    hongkong: '将の次に車が強く、砲も強さの順で取ります。',
    mainland: '将の次に士が強く、砲も強さの順で取ります。',
  },

  start: '開始局面',
  starts: { even: 'すべて裏向き', own: '局面を指定…' },
  position: '局面（テキスト）',
  gives: 'どちらが駒を落とすか',
  given: '上級者が駒を落とします。',

  toss: {
    choice: '兵を5枚振る',
    pending: '兵を振って決めます',
    title: '先に始めるのは？',
    begin: '対局を始める',
    thrown: (name) => `${name}が兵を5枚振ります。`,
    fell: (up, name) => `表${up}枚、裏${5 - up}枚：${name}から始めます。`,
  },
};

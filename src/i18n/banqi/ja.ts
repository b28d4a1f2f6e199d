/** The words of banqi in Japanese. */
import type { BanqiMessages } from './catalogue.ts';

export const ja: BanqiMessages = {
  name: 'バンチー',
  keys: '矢印キーでマスを移動します。Enterで裏向きの駒をめくり、表向きの駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: { first: '対局者1', second: '対局者2', red: '赤', black: '黒' },

  plays: (player, colour) => `${player}は${colour}`,

  pieces: {
    king: { name: '将' },
    advisor: { name: '士' },
    elephant: { name: '象' },
    chariot: { name: '車' },
    horse: { name: '馬' },
    cannon: { name: '砲' },
    soldier: { name: '兵' },
    down: { name: '裏向きの駒' },
  },

  coloured: {
    red: (piece) => `赤の${piece}`,
    black: (piece) => `黒の${piece}`,
  },
  hidden: ({ colour, count, kinds }) =>
    count === 0
      ? `${colour}：裏向きの駒はありません`
      : `${colour}、裏向き${count}枚。${kinds.map(([name, number]) => `${name}${number}`).join('、')}`,
  known: (square, piece) => `${square}は裏向きですが、${piece}とわかっています`,
  captures: '取れる駒の表',

  endings: {
    'no-pieces': {
      how: '駒がなくなった',
      why: ({ loser }) => `${loser}の駒は、盤上にも裏向きの中にも残っていません。`,
    },
    'no-move': {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に動かせる駒がなく、めくる駒も残っていません。`,
    },
    repetition: {
      how: '繰り返し',
      why: () => '同じ局面が3回現れました。',
    },
    'no-progress': {
      how: '進展なし',
      why: () => '規定の手数のあいだ、駒を取る手もめくる手もありませんでした。',
    },
  },
};

/** The words of ko shogi in Japanese. */
import type { KoShogiMessages } from '../../shapes/ko-shogi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/ko-shogi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const spoken = ({ side, piece, landings, choice, gone, check }: SpokenTurn): string => {
  const words = landings.flatMap(({ square, captured, shot }) => [
    square,
    ...(captured === null ? [] : [`${captured}を取る`]),
    ...shot.map(({ name, square: there }) => `${there}の${name}を撃つ`),
  ]);
  if (choice !== null) words.push(choice === 'promote' ? '成り' : '成らず');
  if (gone.length > 0) words.push(`ほかに${gone.join('と')}が消える`);
  if (check) words.push('王手');
  return `${side}、${piece}、${words.join('、')}。`;
};

const problems: ProblemTexts = {
  'command-missing': ({ side }) => `${side}に将も帥もなく、中軍と旗の組もありません。`,
  'too-many': ({ side, piece }) => `${side}の${piece}が一組より多くあります。`,
  'no-move': ({ side }) => `手番の${side}に指せる手がありません。`,
};

export const words: KoShogiMessages = {
  goal: '相手の指揮をとる駒をすべて取ると勝ちです。',
  keys: '矢印キーで交点を移動します。Enterで駒を選び、もう一度Enterで動かします。何段階かに分かれる手は、着いた交点でもう一度Enterを押すと終わります。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: {
    black: '黒',
    white: '白',
  },

  pieces: {
    G: { name: '将' },
    CL: { name: '記室' },
    '+CL': { name: '軍師' },
    SO: { name: '参謀' },
    '+SO': { name: '旗鼓' },
    AC: { name: '親兵' },
    '+AC': { name: '把総' },
    WR: { name: '力士' },
    A: { name: '舎人' },
    '+A': { name: '千戸' },
    S: { name: '舎餘' },
    '+S': { name: '百戸' },
    CS: { name: '軍吏' },
    '+CS': { name: '副司' },
    EN: { name: '軍匠' },
    '+EN': { name: '毒火' },
    TP: { name: '高道' },
    '+TP': { name: '五里霧' },
    SM: { name: '神僧' },
    '+SM': { name: '聖燈' },
    AG: { name: '前衝' },
    '+AG': { name: '天網' },
    MA: { name: '中軍' },
    '+MA': { name: '帥' },
    D: { name: '鼓' },
    '+D': { name: '霹靂' },
    B: { name: '旗' },
    '+B': { name: '招揺' },
    SN: { name: '護兵' },
    '+SN': { name: '百総' },
    M: { name: '千総' },
    '+M': { name: '龍驤' },
    Q: { name: '把総' },
    '+Q': { name: '虎翼' },
    CR: { name: '百総' },
    '+CR': { name: '鷹揚' },
    RG: { name: '後衝' },
    '+RG': { name: '地網' },
    FC: { name: '仏狼機' },
    '+FC': { name: '神機車' },
    E: { name: '象' },
    LB: { name: '弓' },
    '+LB': { name: '彍騎' },
    CB: { name: '弩' },
    '+CB': { name: '弩騎' },
    C: { name: '砲' },
    '+C': { name: '砲車' },
    HS: { name: '馬兵' },
    '+HS': { name: '騎総' },
    CA: { name: '騎総' },
    '+CA': { name: '天馬' },
    P: { name: '歩兵' },
    '+P': { name: '歩総' },
    PU: { name: '歩総' },
    '+PU': { name: '都司' },
    SH: { name: '牌' },
    '+SH': { name: '牌総' },
    SU: { name: '牌総' },
    '+SU': { name: '天塁' },
    CH: { name: '車' },
    '+CH': { name: '車総' },
    CU: { name: '車総' },
    '+CU': { name: '千総' },
    V: { name: '先鋒' },
    '+V': { name: '都司' },
  },

  choice: {
    promoting: (face) => `${face}に成りますか`,
    goingOn: '続けますか？',
    optional: '成らなくてもかまいません',
    words: { promote: '成る', keep: '成らない', stop: 'ここまで' },
    answer: (word, face) => `${word}・${face}`,
  },

  endings: {
    'command-lost': {
      how: '指揮の喪失',
      why: ({ loser }) =>
        loser === ''
          ? '1手で双方の指揮が失われました。'
          : `${loser}は将と帥を失い、中軍と旗の組も残っていません。`,
    },
    repetition: {
      how: '無勝負',
      why: () => '同じ局面が4回現れました。一方だけが王手を続けたのではありません。',
    },
    'perpetual-check': {
      how: '連続王手',
      why: ({ loser }) => `同じ局面が4回現れ、${loser}が王手を続けていました。反則です。`,
    },
    'no-move': {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に指せる手がないため、負けになります。`,
    },
  },

  typed: '例：V-10h、10m-10h、10h',
  spoken,
  warnings: {
    'third-time': () => '同一局面3回目です。4回目は無勝負になります。',
    'third-time-checking': (side) => `王手だけで同じ局面に戻りました。続けると${side}の負けです。`,
  },
  fouls,
  namedFouls,
  problems,
  agreement,
  settings: {
    pieces: { label: '駒', values: { kanji: '漢字の駒名', codes: '略号と動き' } },
    coordinates: { label: '座標', values: { points: '数字と英字：10j', none: 'なし' } },
    upright: { label: '相手の駒の字をこちら向きにする' },
    fogs: { label: '霧と燈の届く範囲を表示する' },
    nets: { label: '網の線を表示する' },
    flames: { label: '毒火の周りを表示する' },
    shooters: { label: '撃てる相手と、霧で撃てない駒を表示する' },
    command: { label: '両者の指揮の駒を表示する' },
  },
  stood: '同じ局面が4回現れました：',
  faces: { none: '成りません。', promotes: '成ると', from: '元は' },
  occasions: {
    check: '王手です。次の手で指揮が失われるかもしれません。',
    'third-time': '同一局面3回目です。',
  },
  acting: {
    aims: (shooter, targets) => `${shooter}は${targets.join('、')}を撃てます。`,
    silenced: (shooter, points, fogs) =>
      `${shooter}は${points.join('、')}では${fogs.join('、')}により撃てません。`,
    fog: (fog, other) => `${fog}から5路以内では、${other}の弓と砲は撃てません。`,
    light: (light, other) => `${light}から5路以内では、${other}の霧は高道に戻ります。`,
    net: (net, frozen) =>
      frozen.length === 0
        ? `${net}は今、何も縛っていません。`
        : `${net}は${frozen.join('、')}を縛っています。`,
    flame: (flame) => `${flame}の隣に着いた駒は焼かれます。`,
    commands: (side, commanders) =>
      commanders.length === 0
        ? `${side}の指揮は、中軍と旗がそろって保たれています。`
        : `${side}の指揮は${commanders.join('、')}です。`,
    loses: (side, sets) =>
      `${side}は${sets.map((pieces) => pieces.join('と')).join('、または')}を失うと負けです。`,
    lost: (side) => `${side}は指揮を失いました。`,
    checked: (pieces) => `次の手で取られるおそれがあります：${pieces.join('、')}。`,
  },
  foreseen: {
    promotes: '成る',
    perishes: '焼かれる',
    burns: '焼く',
    putsOut: '毒火を消す',
    burnedThere: 'そこで毒火に焼かれる',
    burning: (pieces) => `${pieces.length}枚を焼く：${pieces.join('、')}`,
    puttingOut: (pieces) => `毒火を${pieces.length}枚消す：${pieces.join('、')}`,
    standing: (piece, point) => `${point}の${piece}`,
  },
  held: {
    net: (nets) => `${nets.join('、')}に捕らえられ、動けません。`,
    fog: (fogs) => `${fogs.join('、')}から5路以内では撃てません。`,
  },
  files,
  notations: { codes: '略号：HS-15o', points: '点：17p-15o' },
  reasons,
  refusals: {
    'not-your-turn': '相手の番です。',
    'empty-point': 'この点に駒はありません。',
    'own-piece': 'その点には自分の駒がいます。',
    'wrong-movement': 'この駒はそのようには動けません。',
    blocked: '途中の駒を飛び越せません。',
    'out-of-range': '遠すぎます。',
    'priests-only': '高道と神僧が動いて取れるのは、その仲間だけです。',
    'second-leap': '騎総の2度目の跳びは、同じ向きか元へ戻るかです。',
    'five-steps': '霹靂の歩みはちょうど5歩です。',
    'straight-run': '招揺は曲がれません。',
    burned: 'この駒は毒火に焼かれ、手番は終わりです。',
    'shot-after-capture': '駒を取った点からは撃てません。',
    'no-shots-left': 'この駒はもう撃てません。',
    'nothing-to-shoot': 'その点に撃てる駒はありません。',
    'cannot-stop': 'ここで手を終えることはできません。',
    'promotion-not-possible': 'この駒はここでは成れません。',
    'promotion-compulsory': '取った駒により、必ず成ります。',
    'pawn-without-drum': '歩兵が前へ進めるのは、味方の鼓があるあいだだけです。',
    'immune-to-displacement': 'この駒ではその駒を取れません。',
    silenced: '敵の霧から5路以内では、弓も砲も撃てません。',
    'immune-to-shot': 'この駒ではその駒を撃てません。',
    frozen: '網にかかっていて動けません。',
  },
};

/** How games end in Japanese records: the words on the last line, and the まで line below. */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import { narrow } from './kif-vocabulary.ts';
import { oneLine } from './one-line.ts';

type Winner = 'mover' | 'opponent' | 'none';

/** Ending words: the pattern, why the game ended, and who wins, seen by the side whose turn it is. */
const endings: readonly (readonly [word: RegExp, by: string, winner: Winner])[] = [
  [/^投了$/, 'resignation', 'opponent'],
  [/^中断$/, 'interrupted', 'none'],
  [/^持将棋$/, 'impasse', 'none'],
  [/^千日手$/, 'sennichite', 'none'],
  [/^詰み?$/, 'checkmate', 'opponent'],
  [/^不詰み?$/, 'no-mate', 'none'],
  [/^(時間)?切れ(負け?)?$|^タイムアップ$|^time-?up$/i, 'timeout', 'opponent'],
  [/^反則勝ち?$/, 'foul', 'mover'],
  [/^反則(負け?|行為)?$/, 'foul', 'opponent'],
  [/^入玉(宣言)?勝ち?$|^(勝ち)?宣言(勝ち?)?$/, 'declaration', 'mover'],
  [/^不戦勝ち?$/, 'default', 'mover'],
  [/^不戦(敗|負け?)$/, 'default', 'opponent'],
  [/^封じ手$/, 'adjourned', 'none'],
  [/^引き?分け?$/, 'agreement', 'none'],
  [/^最大手数$/, 'move-limit', 'none'],
];

const winnerFor = (winner: Winner, turn: Seat): Seat | null =>
  winner === 'none' ? null : winner === 'mover' ? turn : other(turn);

type Known = (typeof endings)[number] | undefined;

const matching = (word: string): Known => {
  const plain = narrow(word);
  return endings.find(([pattern]) => pattern.test(plain));
};

// The words that other programs know. At words that only some write, Time-up or 詰, they stop or guess.
const usual: ReadonlyMap<string, Known> = new Map(
  '投了 中断 持将棋 千日手 詰み 不詰 切れ負け 反則勝ち 反則負け 入玉勝ち 不戦勝 不戦敗 封じ手 引き分け 最大手数'
    .split(' ')
    .map((word) => [word, matching(word)]),
);

const knownAs = (word: string): Known => usual.get(word) ?? matching(word);

/** The ending that a word means when it is that side's turn; undefined if the word is not known. */
export const endingOf = (word: string, turn: Seat): Ending | undefined => {
  const known = knownAs(word);
  return known && { winner: winnerFor(known[2], turn), by: known[1], word };
};

/** Whether a word is known, but not the usual one for what it says: it is kept, and the usual one written. */
export const isUnusual = (word: string): boolean =>
  !usual.has(word) && matching(word) !== undefined;

/** The word to write for an ending when it is that side's turn: the file's own unless it is unusual, or the usual one. */
export const wordOf = (ending: Ending, turn: Seat): string => {
  if (ending.word !== undefined && ending.word !== '' && !isUnusual(ending.word))
    return oneLine(ending.word);
  switch (ending.by) {
    case 'resignation':
      return '投了';
    case 'interrupted':
      return '中断';
    case 'adjourned':
      return '封じ手';
    case 'impasse':
      return '持将棋';
    case 'sennichite':
      return '千日手';
    case 'checkmate':
    case 'no-move':
      return '詰み';
    case 'no-mate':
      return '不詰';
    case 'move-limit':
      return '最大手数';
    case 'timeout':
      return '切れ負け';
    case 'declaration':
      return ending.winner === turn ? '入玉勝ち' : '反則負け';
    case 'default':
      return ending.winner === turn ? '不戦勝' : '不戦敗';
    case 'foul':
    case 'perpetual-check':
      return ending.winner === turn ? '反則勝ち' : '反則負け';
    default:
      return ending.winner === null ? '引き分け' : ending.winner === turn ? '反則勝ち' : '投了';
  }
};

/** A まで line: after how many moves, who won, and why, each as far as it says so. */
export interface Footer {
  readonly moves: number | undefined;
  readonly winner: Seat | undefined;
  readonly by: string | undefined;
  /** Whether it says that the game was won or lost. */
  readonly decided: boolean;
  /** The text behind the count, for use if nothing else is known. */
  readonly word: string;
}

const reasons: readonly (readonly [word: RegExp, by: string])[] = [
  [/連続王手/, 'perpetual-check'],
  [/反則/, 'foul'],
  [/切れ|タイムアップ/, 'timeout'],
  [/千日手/, 'sennichite'],
  [/持将棋/, 'impasse'],
  [/中断/, 'interrupted'],
  [/不詰/, 'no-mate'],
  [/詰/, 'checkmate'],
  [/引き?分/, 'agreement'],
  [/最大手数/, 'move-limit'],
  [/入玉|宣言/, 'declaration'],
  [/不戦/, 'default'],
  [/封じ手/, 'adjourned'],
  [/投了/, 'resignation'],
];

/** Reads what follows まで. */
export const readFooter = (text: string): Footer => {
  const [plain = ''] = narrow(text).split('#');
  const [, moves] = /^\s*(\d{1,6})\s*手/.exec(plain) ?? [];
  const [, side, verdict] =
    /([先後上下]手|攻方|玉方|[▲△☗☖])[のが]?\s*(?:反則|時間切れ|切れ|不戦|入玉宣言|入玉|宣言)?\s*(勝|負)/.exec(
      plain,
    ) ?? [];
  const seat: Seat = /先手|下手|攻方|[▲☗]/.test(side ?? '') ? 0 : 1;
  return {
    moves: moves === undefined ? undefined : Number(moves),
    winner: side === undefined ? undefined : verdict === '勝' ? seat : other(seat),
    by: reasons.find(([pattern]) => pattern.test(plain))?.[1],
    decided: /勝|負/.test(plain),
    word: (/手で(.*)$/.exec(text)?.[1] ?? '').trim(),
  };
};

const isPerpetual = (ending: Ending, winner: Seat | undefined, by: string | undefined): boolean =>
  by === 'perpetual-check'
    ? ending.by === 'sennichite' ||
      (ending.by === 'foul' && (winner ?? ending.winner) === ending.winner)
    : ending.by === 'sennichite' && winner !== undefined;

/** Whether a まで line says what the ending line above it does, or less: 勝ち fits any win, 引き分け any draw. */
export const agrees = (ending: Ending, { winner, by }: Footer): boolean => {
  if (ending.by === 'unknown')
    return ending.winner === null || (winner ?? ending.winner) === ending.winner;
  // Repetition has a winner only where it is by perpetual check; who gave it, the word above does not tell.
  if (isPerpetual(ending, winner, by)) return true;
  if (winner !== undefined && winner !== ending.winner) return false;
  return by === undefined || by === ending.by || (by === 'agreement' && ending.winner === null);
};

/** The ending that an ending line, if there was one, and the まで line below it give together: the まで line says who won. */
export const endingWithFooter = (
  ending: Ending | null,
  footer: Footer,
  turn: Seat,
): Ending | null => {
  if (ending !== null) {
    const winner = footer.winner ?? ending.winner;
    const by = isPerpetual(ending, footer.winner, footer.by) ? 'perpetual-check' : ending.by;
    if (winner === ending.winner && by === ending.by) return ending;
    return { ...ending, winner, by };
  }
  // A win that is not said to be of another kind is a resignation.
  const told =
    footer.by === 'sennichite' && footer.winner !== undefined ? 'perpetual-check' : footer.by;
  const by = told ?? (footer.decided ? 'resignation' : undefined);
  if (by === undefined)
    return footer.word === '' ? null : { winner: null, by: 'unknown', word: footer.word };
  const usual = endings.find(([, reason]) => reason === by)?.[2] ?? 'none';
  const ended = { winner: footer.winner ?? winnerFor(usual, turn), by };
  return { ...ended, word: by === 'perpetual-check' ? '千日手' : wordOf(ended, turn) };
};

// The words that a まで line of a game without a winner may have: at any other json-kifu-format stops.
const wordsOfFooter = /^(中断|持将棋|千日手|詰み|不詰|封じ手)$/;

/**
 * The まで line of a game that ended after so many moves, when it was that side's turn. Undefined if it would say nothing
 * that the ending's word does not. `alone` means that no such word stands above it: the line then tells the reason, too.
 */
export const formatFooter = (
  ending: Ending,
  plies: number,
  turn: Seat,
  sides: readonly [string, string],
  alone = false,
): string | undefined => {
  const begin = `まで${plies}手で`;
  const { winner } = ending;
  const word = wordOf(ending, turn);
  if (winner === null) return alone || wordsOfFooter.test(word) ? `${begin}${word}` : undefined;
  const won = `${sides[winner]}の`;
  switch (alone ? endingOf(word, turn)?.by : ending.by) {
    case 'checkmate':
      if (winner === turn) break;
      return `${begin}詰み`;
    case 'foul':
      return winner === turn ? `${begin}${won}反則勝ち` : `${begin}${sides[turn]}の反則負け`;
    case 'timeout':
      return `${begin}時間切れにより${won}勝ち`;
    case 'declaration':
      return `${begin}${won}${alone ? '入玉' : ''}勝ち`;
    case 'default':
      return `${begin}${won}${alone ? '不戦勝' : '勝ち'}`;
    case 'resignation':
    case undefined:
      return `${begin}${won}勝ち`;
  }
  // 持将棋 that was won by points, 中断 in a won position.
  return `${begin}${alone ? `${word}により` : ''}${won}勝ち`;
};

/** Whether an ending's word alone tells its winner to any reader. */
export const wordTellsWinner = (ending: Ending, turn: Seat): boolean =>
  endingOf(wordOf(ending, turn), turn)?.winner === ending.winner;

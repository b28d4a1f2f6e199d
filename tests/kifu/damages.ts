/** Kinds of damage to a file. The receipt has to report each of them. */

/** The lines of a file, and a place in it: the same for the same file and kind. */
type Lines = readonly string[];
/** Damages the line at a place. Undefined if this kind of damage cannot happen to it. */
type Harm = (line: string, lines: Lines, at: number) => readonly string[] | undefined;

export interface Damage {
  readonly name: string;
  readonly files: RegExp;
  /** Every text that this kind of damage can make of a file. */
  readonly of: (lines: Lines) => readonly string[];
}

const kif = /\.kifu?$/i;
const ki2 = /\.ki2u?$/i;
const csa = /\.csa$/i;

const isMove = (line: string): boolean => /^\s*\d+\s+[１-９同]/.test(line);
const numberIn = (line = ''): number => Number(/^\s*(\d+)/.exec(line)?.[1] ?? Number.NaN);

const damage = (name: string, files: RegExp, harm: Harm): Damage => ({
  name,
  files,
  of: (lines) =>
    lines.flatMap((line, at) => {
      const harmed = harm(line, lines, at);
      return harmed === undefined
        ? []
        : [[...lines.slice(0, at), ...harmed, ...lines.slice(at + 1)].join('\n')];
    }),
});

/** Replaces part of a line if the line fits a pattern. */
const replaced =
  (where: RegExp, what: RegExp, by: string): Harm =>
  (line) =>
    where.test(line) && what.test(line) ? [line.replace(what, by)] : undefined;

const isCsaMove = (line: string): boolean => /^[+-]\d{4}[A-Z]{2}\s*$/.test(line);

/**
 * Whether a move in CSA stands between moves of the other side. If it is missing, the signs of its neighbours reveal
 * that.
 */
const betweenMoves = (lines: Lines, at: number): boolean => {
  const next = lines.slice(at + 1).find(isCsaMove);
  const before = lines.slice(0, at).findLast(isCsaMove);
  return next !== undefined && before !== undefined && next.charAt(0) === before.charAt(0);
};

const kifDamages: readonly Damage[] = [
  damage('a rank of the board is missing', kif, (line) => (/^\|/.test(line) ? [] : undefined)),
  damage('a rank of the board stands twice', kif, (line) =>
    /^\|/.test(line) ? [line, line] : undefined,
  ),
  damage(
    'a letter of a rank is no piece',
    kif,
    replaced(/^\|/, /[香桂銀金飛角歩玉王と馬龍竜]/, '口'),
  ),
  damage('a sign of gote stands before no piece', kif, replaced(/^\|/, / ・/, 'v・')),
  damage('a square of a rank is missing', kif, replaced(/^\|/, / ・/, '')),
  damage('a rank names no rank', kif, replaced(/^\|/, /\|[一二三四五六七八九]\s*$/, '|X')),
  damage(
    'a hand holds what is no piece',
    kif,
    replaced(/手の?持駒：\S*[飛角金銀桂香歩]/, /[飛角金銀桂香歩]/, '亀'),
  ),
  damage(
    'a hand stands under another name',
    kif,
    replaced(/[先後]手の?持駒：/, /[先後]手の?持駒/, '誰かの持駒'),
  ),
  damage('a hand stands twice', kif, (line) =>
    /^[先後]手の?持駒：/.test(line) ? [line, line] : undefined,
  ),
  damage('the colon of a hand is missing', kif, replaced(/^[先後]手の?持駒：/, /：/, '　')),
  damage('the handicap has a name that nobody knows', kif, (line, lines) =>
    !lines.some((row) => row.startsWith('|')) && /^手合割：(平手|香落|角落|飛車落|二枚)/.test(line)
      ? ['手合割：子落ち']
      : undefined,
  ),
  damage('a move is missing', kif, (line, lines, at) =>
    isMove(line) && numberIn(lines[at + 1]) === numberIn(line) + 1 ? [] : undefined,
  ),
  damage('a move stands twice', kif, (line) => (isMove(line) ? [line, line] : undefined)),
  damage('a move has another number', kif, (line) =>
    isMove(line) && numberIn(line) > 1
      ? [line.replace(/\d+/, String(numberIn(line) + 7))]
      : undefined,
  ),
  damage('all numbers are the same', kif, (line, lines, at) =>
    isMove(line) && numberIn(line) > 1 && isMove(lines[at - 1] ?? '')
      ? [line.replace(/\d+/, String(numberIn(line) - 1))]
      : undefined,
  ),
  damage('a move comes from an empty square', kif, (line) =>
    isMove(line) && numberIn(line) < 5 && /\(\d\d\)/.test(line)
      ? [line.replace(/\(\d\d\)/, '(55)')]
      : undefined,
  ),
  damage('a move names no piece', kif, (line) =>
    isMove(line) ? [line.replace(/[歩香桂銀金角飛玉王と馬龍竜]/, '')] : undefined,
  ),
  damage('the square of a move is half there', kif, (line) =>
    isMove(line) && /[１-９][一-九]/.test(line)
      ? [line.replace(/([１-９])[一二三四五六七八九]/, '$1')]
      : undefined,
  ),
  damage('the bracket of an origin is cut', kif, (line) =>
    isMove(line) && /\(\d\d\)/.test(line) ? [line.replace(/\((\d)\d\).*$/, '($1')] : undefined,
  ),
  damage('a time has a letter in it', kif, (line) =>
    isMove(line) && /\(\s*\d+:\d\d/.test(line)
      ? [line.replace(/(\(\s*\d+):\d/, '$1:x')]
      : undefined,
  ),
  damage('a second time stands behind the first', kif, (line) =>
    isMove(line) && /\d\)\s*$/.test(line) && /:/.test(line)
      ? [`${line.trimEnd()} ( 9:09/09:09:09)`]
      : undefined,
  ),
  damage('the total of a time is no sum', kif, (line) =>
    isMove(line) && /\/\d\d:\d\d:\d\d\)/.test(line)
      ? [line.replace(/\/(\d\d):/, '/77:')]
      : undefined,
  ),
  damage('the time of a move is another', kif, (line) =>
    isMove(line) && /\(\s*\d+:\d\d\/\d\d:\d\d:\d\d\)/.test(line) && !/00:00:00/.test(line)
      ? [line.replace(/\(\s*\d+:/, '(59:')]
      : undefined,
  ),
  damage(
    'the word of an ending is another',
    kif,
    replaced(/^\s*\d+\s+(投了|中断|千日手)/, /投了|中断|千日手/, '呑了'),
  ),
  damage('a second ending stands below the first', kif, (line) =>
    /^\s*\d+\s+投了/.test(line) ? [line, line.replace('投了', '千日手')] : undefined,
  ),
  damage('moves go on below an ending', kif, (line, lines, at) =>
    isMove(line) && numberIn(lines[at + 1]) === numberIn(line) + 1 && isMove(lines[at + 1] ?? '')
      ? [line, line.replace(/(\d+\s+).*$/, '$1投了')]
      : undefined,
  ),
  damage('the count below the moves is another', kif, (line) =>
    /^まで\d+手/.test(line) ? [line.replace(/\d+/, '999')] : undefined,
  ),
  damage('the winner below the moves is the other', kif, (line) =>
    /^まで\d+手で[先後]手の勝ち/.test(line)
      ? [line.replace(/[先後]手/, (side) => (side === '先手' ? '後手' : '先手'))]
      : undefined,
  ),
  damage('a mate is no mate', kif, (line) =>
    isMove(line) && numberIn(line) > 1 && numberIn(line) < 5
      ? [line.replace(/(\d+\s+).*$/, '$1詰み')]
      : undefined,
  ),
  damage('a second handicap is another', kif, (line) =>
    /^手合割：(平手|香落ち|角落ち)/.test(line) ? [line, '手合割：飛車落ち'] : undefined,
  ),
  damage('a variation begins beyond its line', kif, (line) =>
    /^変化：\d+手/.test(line) ? [line.replace(/\d+/, '777')] : undefined,
  ),
  damage('a variation begins elsewhere', kif, (line) =>
    /^変化：(\d+)手/.test(line) && numberIn(line.slice(3)) > 2
      ? [line.replace(/\d+/, (number) => String(Number(number) - 1))]
      : undefined,
  ),
  damage('the line that begins a variation is missing', kif, (line) =>
    /^変化：\d+手/.test(line) ? [] : undefined,
  ),
  damage('a line of another text stands among the moves', kif, (line, lines, at) =>
    isMove(line) && isMove(lines[at + 1] ?? '') ? [line, 'sleep 1'] : undefined,
  ),
  damage('a line of another text stands above the game', kif, (line, _, at) =>
    at === 0 ? ['Dear Ann,', line] : undefined,
  ),
  damage('a line of another text stands below the game', kif, (line, lines, at) =>
    at === lines.length - 1 ? [line, 'Yours, Ben'] : undefined,
  ),
];

const ki2Damages: readonly Damage[] = [
  damage('a move has the sign of the other side', ki2, (line) =>
    /^▲[１-９]/.test(line) ? [line.replace('▲', '△')] : undefined,
  ),
  damage('the piece of a move cannot go there', ki2, (line) =>
    /^▲[１-９][一二三四五六七八九]歩/.test(line)
      ? [line.replace(/([一二三四五六七八九])歩/, '$1龍')]
      : undefined,
  ),
  damage('a move is cut short', ki2, (line) =>
    /^▲[１-９]./.test(line) ? [line.replace(/▲([１-９])\S+/, '▲$1')] : undefined,
  ),
  damage('the count below the moves of a book is another', ki2, (line) =>
    /^まで\d+手/.test(line) ? [line.replace(/\d+/, '999')] : undefined,
  ),
];

const csaDamages: readonly Damage[] = [
  damage('a rank is missing', csa, (line) => (/^P[1-9]/.test(line) ? [] : undefined)),
  damage('a rank stands twice', csa, (line) => (/^P[1-9]/.test(line) ? [line, line] : undefined)),
  damage('a rank holds what is no piece', csa, replaced(/^P[1-9].*[-+]FU/, /([-+])FU/, '$1XX')),
  damage('a rank has a square too few', csa, replaced(/^P[1-9].*[-+]FU/, /[-+]FU/, '')),
  damage('a rank is the tenth', csa, replaced(/^P[1-9]/, /^P\d/, 'P0')),
  damage('a turn is missing', csa, (line, lines, at) =>
    isCsaMove(line) && betweenMoves(lines, at) ? [] : undefined,
  ),
  damage('a turn stands twice', csa, (line) => (isCsaMove(line) ? [line, line] : undefined)),
  damage('a turn has the sign of the other side', csa, (line) =>
    isCsaMove(line) ? [line.replace(/^./, (sign) => (sign === '+' ? '-' : '+'))] : undefined,
  ),
  damage('a turn has no sign', csa, (line) => (isCsaMove(line) ? [line.slice(1)] : undefined)),
  damage('a turn is cut short', csa, (line) => (isCsaMove(line) ? [line.slice(0, 5)] : undefined)),
  damage('only the sign of a turn is left', csa, (line) =>
    isCsaMove(line) ? [line.slice(0, 1)] : undefined,
  ),
  damage('a turn names what is no piece', csa, (line) =>
    isCsaMove(line) ? [line.replace(/[A-Z]{2}/, 'QQ')] : undefined,
  ),
  damage('something stands behind a turn', csa, (line) =>
    isCsaMove(line) ? [`${line.trimEnd()}7`] : undefined,
  ),
  damage('a time stands twice, and differs', csa, (line) =>
    /^T\d+\s*$/.test(line) ? [line, 'T9999'] : undefined,
  ),
  damage('a time is no number', csa, replaced(/^T\d+\s*$/, /^T/, 'Tx')),
  damage('a time stands above the first turn', csa, (line) =>
    /^[+-]\s*$/.test(line) ? [line, 'T1'] : undefined,
  ),
  damage('the word of the end is another', csa, replaced(/^%[A-Z]/, /^%/, '%X')),
  damage('a second end stands below the first', csa, (line) =>
    /^%(?!HIKI)[A-Z]/.test(line) ? [line, '%HIKIWAKE'] : undefined,
  ),
  damage('the name of a side has no sign', csa, replaced(/^N[+-]/, /^N./, 'N')),
  damage(
    'a header has no colon',
    csa,
    replaced(/^\$(EVENT|SITE|OPENING|START_TIME|END_TIME|TIME_LIMIT):/, /:/, ' '),
  ),
  damage('a line of another text stands among the turns', csa, (line) =>
    isCsaMove(line) ? [line, 'hello'] : undefined,
  ),
];

/** Every kind of damage. */
export const damages: readonly Damage[] = [...kifDamages, ...ki2Damages, ...csaDamages];

/** The names of starts in Japanese records, read in every spelling that programs write, and how the two sides of one are called. */
import type { Position } from '../position.ts';
import { handicaps } from '../starts.ts';
import { kanjiDigit } from './japanese-vocabulary.ts';
import { narrow } from './kif-vocabulary.ts';
import { formatSfen } from './sfen.ts';

const uwateFrom = (ranks: string, hands = '-'): string =>
  `${ranks}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w ${hands} 1`;

/** Starts by the names that records give them, without 落ち; those of the official list first. */
const starts: readonly (readonly [name: string, sfen: string])[] = [
  ['平手', handicaps.even],
  ['香', handicaps.lance],
  ['右香', handicaps['right-lance']],
  ['角', handicaps.bishop],
  ['飛車', handicaps.rook],
  ['飛香', handicaps['rook-lance']],
  ['二枚', handicaps.two],
  ['三枚', handicaps.three],
  ['四枚', handicaps.four],
  ['五枚', handicaps.five],
  ['左五枚', handicaps['left-five']],
  ['六枚', handicaps.six],
  ['左七枚', handicaps['left-seven']],
  ['右七枚', handicaps['right-seven']],
  ['八枚', handicaps.eight],
  ['十枚', handicaps.ten],
];

// Names that are seen in records, but in no specification: they are read, never written. Some names of other games are
// missing: 金, 銀, 歩 and と落ち are of Kyoto shogi, ひよこ落ち is of animal shogi.
const otherNames: readonly (readonly [name: string, sfen: string])[] = [
  ['左香', handicaps.lance],
  ['角行', handicaps.bishop],
  ['飛', handicaps.rook],
  ['飛車香', handicaps['rook-lance']],
  ['飛車角', handicaps.two],
  ['右五枚', handicaps.five],
  ['七枚', handicaps['right-seven']],
  ['両香', uwateFrom('1nsgkgsn1/1r5b1/ppppppppp')],
  ['兩香', uwateFrom('1nsgkgsn1/1r5b1/ppppppppp')],
  ['九枚', uwateFrom('4kg3/9/ppppppppp')],
  ['裸玉', handicaps['naked-king']],
  ['十九枚', handicaps['naked-king']],
  ['歩三兵', uwateFrom('4k4/9/9', '3p')],
  ['トンボ', uwateFrom('4k4/1r5b1/ppppppppp')],
  ['トンボ+香', uwateFrom('l3k3l/1r5b1/ppppppppp')],
  ['トンボ+桂香', uwateFrom('ln2k2nl/1r5b1/ppppppppp')],
  ['太閤', uwateFrom('lnsgkgsnl/1r5b1/p1ppppppp')],
];

const bySpelling = new Map([...starts, ...otherNames]);

/** The start that a 手合割 names, as SFEN; undefined when the name is not known. */
export const startNamed = (name: string): string | undefined => {
  const known = bySpelling.get(name.endsWith('落ち') ? name.slice(0, -2) : name);
  if (known !== undefined) return known;
  const [bare = ''] = narrow(name).split('#');
  const spelling = bare
    .replace(/\s/g, '')
    .replace(/[2-9]枚/, (count) => `${kanjiDigit(Number(count.charAt(0)))}枚`)
    .replace(/10枚/, '十枚')
    .replace(/(落ち?|おち)(戦)?$/, '');
  return bySpelling.get(spelling);
};

/** The name of a start in the official list; undefined when it needs a diagram. */
export const nameOfStart = (sfen: string): string | undefined => {
  const name = starts.find(([, known]) => known === sfen)?.[0];
  return name === undefined || name === '平手' ? name : `${name}落ち`;
};

/** How the two sides of a start are called: sente and gote, or shitate and uwate where pieces were given. */
export const sidesOf = (position: Position): readonly [string, string] =>
  position.turn === 1 && nameOfStart(formatSfen(position)) !== undefined
    ? ['下手', '上手']
    : ['先手', '後手'];

const rareStarts: ReadonlySet<string> = new Set(
  (['three', 'five', 'left-five', 'left-seven', 'right-seven'] as const).map(
    (name) => handicaps[name],
  ),
);

/** Whether readers may take the name of a start, given as SFEN, for the even one: it has to be drawn beside it. */
export const isRareStart = (sfen: string): boolean => rareStarts.has(sfen);

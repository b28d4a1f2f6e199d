/** The results of the readers of records: the games of a text, and the notices about its lines. */
import type { Notice, NoticeClass } from '../../pack.ts';

/** The formats of banqi. */
export const formats = ['record', 'position'] as const;
export type Format = (typeof formats)[number];

/** The notices that a reader can give about a line, and what became of it. */
export const notices = {
  /** A move without its sign. */
  spelling: 'respelled',
  /** A header that contradicts the moves or another header; what they say counts. */
  'header-differs': 'repaired',
  'sign-differs': 'repaired',
  'taken-differs': 'repaired',
  /** A cell shows another face than in a line before; each is kept as it stands. */
  'face-differs': 'repaired',
  'illegal-move': 'repaired',
  'ending-differs': 'repaired',
  /** A comment that is not closed; it ends with its line. */
  'open-comment': 'repaired',
  'unclosed-variation': 'repaired',
  annotation: 'ignored',
  'unreadable-move': 'ignored',
  /** A turn-up that does not say what it showed. */
  'face-missing': 'ignored',
  'impossible-move': 'ignored',
  'rest-ignored': 'ignored',
  'bad-variation': 'ignored',
  'side-ending': 'ignored',
  'second-ending': 'ignored',
  'bad-position': 'ignored',
  'bad-header': 'ignored',
  'unknown-line': 'ignored',
} as const satisfies Readonly<Record<string, NoticeClass>>;
export type NoticeCode = keyof typeof notices;

/** The kinds of lines, the more telling first, and whether the line was of use. */
export const lineKinds = {
  /** Passed over, because its line of play had stopped before. */
  lost: false,
  /** Not understood. */
  unknown: false,
  move: true,
  variation: true,
  ending: true,
  position: true,
  comment: true,
  header: true,
  blank: true,
} as const satisfies Readonly<Record<string, boolean>>;
export type LineKind = keyof typeof lineKinds;

const kindOrder: readonly string[] = Object.keys(lineKinds);

/** The account of the lines of one game while it is read. */
export interface Account {
  readonly firstLine: number;
  readonly notices: Notice[];
  readonly kinds: LineKind[];
  /** Adds a notice about a line; lines count from 1. */
  notice(code: NoticeCode, line: number, excerpt: string): void;
  /** Sets the kind of a line; the more telling kind stays. */
  take(line: number, kind: LineKind): void;
}

/** An account of the lines from one on, all blank so far. */
export const openAccount = (firstLine: number): Account => {
  const [told, kinds]: [Notice[], LineKind[]] = [[], []];
  return {
    firstLine,
    notices: told,
    kinds,
    notice: (code, line, excerpt) => {
      told.push({ line, code, excerpt: excerpt.slice(0, 40) });
    },
    take: (line, kind) => {
      const place = line - firstLine;
      while (kinds.length <= place) kinds.push('blank');
      const known = kinds[place] ?? 'blank';
      if (kindOrder.indexOf(kind) < kindOrder.indexOf(known)) kinds[place] = kind;
    },
  };
};

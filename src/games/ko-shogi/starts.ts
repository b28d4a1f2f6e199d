/** How games start: the one position, with and without the rule that banner and drums stand in (rules D2, D19). */
import { parsePosition } from './notation/position-text.ts';
import type { Position } from './position.ts';

const black = [
  '9,V,9',
  'CU,SU,CH,SH,CH,SH,CH,SH,CH,SU,CH,SH,CH,SH,CH,SH,CH,SU,CU',
  '1,PU,1,P,1,P,1,P,1,PU,1,P,1,P,1,P,1,PU,1',
  'CA,1,HS,1,HS,1,HS,1,HS,1,HS,1,HS,1,HS,1,HS,1,CA',
  'E,C,CB,LB,E,C,CB,LB,E,FC,E,LB,CB,C,E,LB,CB,C,E',
  'RG,CR,1,Q,1,M,1,SN,D,MA,B,SN,1,M,1,Q,1,CR,RG',
  'AG,SM,EN,CS,S,A,WR,AC,CL,G,SO,AC,WR,A,S,CS,EN,TP,AG',
];

/** White's army is Black's, turned by half a circle. */
const white = black.map((rank) => rank.toLowerCase().split(',').reverse().join(',')).reverse();

const standard = [...white, '19', '19', '19', '19', '19', ...black].join('/');

/** The starts of a game by name. */
export const starts = {
  standard: `${standard} b 1`,
  'no-substitute': `${standard} b 1 nosub`,
} as const;

const isNamed = (name: string): name is keyof typeof starts => Object.hasOwn(starts, name);

// Positions are values: one of each start is enough. Only the first few are kept, for any text may be asked.
const known = new Map<string, Position>();

/** The first position: the standard start, another by name, or a position text that is known to be sound; throws on any other. */
export const start = (setup = 'standard'): Position => {
  const kept = known.get(setup);
  if (kept !== undefined) return kept;
  const read = parsePosition(isNamed(setup) ? starts[setup] : setup);
  if (!read.ok) throw new Error(`no start is called ${setup}`);
  if (known.size < 64) known.set(setup, read.value);
  return read.value;
};

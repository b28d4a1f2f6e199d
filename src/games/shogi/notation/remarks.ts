/** Remarks of files on their way out: which a format writes again, and where. */
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, type Remark } from '#record/record.ts';
import { fieldsIn } from './jkf-json.ts';
import { ownFieldsOf } from './jkf-own.ts';
import { staysRemark } from './kif-remark.ts';
import type { Format } from './reading.ts';
import type { Family } from './stretches.ts';

const families: Readonly<Record<Format, Family>> = {
  kif: 'kif',
  ki2: 'kif',
  csa: 'csa',
  usi: 'usi',
  sfen: 'usi',
  jkf: 'jkf',
};

/** Whether a format has a place for a remark of the record. */
const takes = (record: GameRecord, { node, text }: Remark, format: Format): boolean => {
  const there = record.nodes[node];
  if (there === undefined || record.remarks?.family !== families[format]) return false;
  if (format === 'jkf') {
    // The fields of the root stand above the first entry, where the writer puts none of its own.
    const own = node === record.root ? {} : ownFieldsOf(there);
    return !Object.keys(fieldsIn([text])).some((key) => Object.hasOwn(own, key));
  }
  return (format !== 'kif' && format !== 'ki2') || staysRemark(text, format, node === record.root);
};

/** Whether a remark would be left out in a format. CSA and lines of USI have no side lines. */
export const losesRemarks = (record: GameRecord, format: Format): boolean =>
  record.remarks?.lines.some((remark) => !takes(record, remark, format)) === true;

/** The remarks that a format writes below a node, or below the ending of the line that stops there. */
export const remarksFor = (
  record: GameRecord,
  format: Format,
): ((node: number, ended?: boolean) => readonly string[]) => {
  const { remarks } = record;
  if (remarks === undefined) return () => [];
  const end = endOfGame(record);
  const endsAt = (node: number): boolean =>
    (node === end && record.ending !== null) || nodeAt(record, node).ending !== undefined;
  const placed = new Map<string, string[]>();
  for (const remark of remarks.lines) {
    if (!takes(record, remark, format)) continue;
    const { node, text } = remark;
    const place = `${node} ${remark.ended === true && endsAt(node)}`;
    const line = text.replace(/[\r\n]/g, ' ');
    const there = placed.get(place);
    if (there === undefined) placed.set(place, [line]);
    else there.push(line);
  }
  return (node, ended = false) => placed.get(`${node} ${ended}`) ?? [];
};

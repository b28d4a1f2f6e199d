/** Makes the two things that the database keeps of a game: its row, and the summary for lists. */
import type { GamePack } from '#games/pack.ts';
import type { Remarks } from '#record/record.ts';
import { summaryOf } from '#store/summary.ts';
import type { GameSummary, KeptSitting } from '#store/table.ts';
import { type CompactRow, compacted } from './compact-row.ts';
import { forgetBeat } from './heartbeat.ts';
import type { RemarksText } from './record-read.ts';
import type { SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

/**
 * Joins remarks at one place into one text: a database is slow with a hundred thousand objects, but not with a string.
 */
const joined = ({ family, lines }: Remarks): RemarksText => {
  const texts: RemarksText['lines'][number][] = [];
  for (const remark of lines) {
    const { node, ended, text } = remark;
    const last = texts.at(-1);
    const isLine = !`${text}${last?.several ? '' : last?.text}`.includes('\n');
    if (last?.node === node && last.ended === ended && isLine) {
      last.text += `\n${text}`;
      last.several = true;
    } else texts.push({ ...remark });
  }
  return { family, lines: texts };
};

/** A row, and its summary. */
export interface WrittenGame {
  readonly row: CompactRow | SittingText;
  readonly summary: GameSummary;
}

/**
 * The row of a sitting, and its summary. Synchronous, so that the row is on its way to the disk before the move is
 * rendered.
 */
export const rowsOf = (
  pack: Pick<GamePack, 'game' | 'lines'>,
  sitting: KeptSitting,
): WrittenGame => {
  const { record } = sitting.match;
  const row = compacted(writeSitting(pack.game, sitting), record, pack.lines);
  return {
    row: record.remarks === undefined ? row : { ...row, remarks: joined(record.remarks) },
    summary: summaryOf(pack.game, sitting),
  };
};

/** Forgets the beat of a game, unless the clock of its row runs. */
export const forgetIfStill = ({ id, agreed }: Pick<SittingText, 'id' | 'agreed'>): void => {
  if (agreed?.clock?.sinceMs == null) forgetBeat(id);
};

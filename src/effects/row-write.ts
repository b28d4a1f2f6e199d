/** What the database has of a game: its row, and what lists say of it. Fetched with what opens the database, and later than the first move needs. */
import type { GamePack } from '#games/pack.ts';
import type { Remarks } from '#record/record.ts';
import { summaryOf } from '#store/summary.ts';
import type { GameSummary, Sitting } from '#store/table.ts';
import { type CompactRow, codecOf, compacted } from './compact-row.ts';
import { forgetBeat } from './heartbeat.ts';
import type { RemarksText, SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

/** Remarks of one place as one text: a database takes long over a hundred thousand objects, and no time over a string. */
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

/** The row of a sitting, and its line. */
export const rowsOf = async (
  pack: Pick<GamePack, 'game' | 'lines'>,
  sitting: Sitting,
): Promise<{ readonly row: CompactRow | SittingText; readonly summary: GameSummary }> => {
  const { record } = sitting.match;
  // Nobody waits for it: the first row of a visit is as long as it was once, and is kept at once.
  const codec = await Promise.race([codecOf(pack), undefined]).catch(() => undefined);
  const row = compacted(writeSitting(pack.game, sitting), record, codec);
  return {
    row: record.remarks === undefined ? row : { ...row, remarks: joined(record.remarks) },
    summary: summaryOf(pack.game, sitting),
  };
};

/** Whether a row has a clock that runs; what is known of one that stands still is forgotten. */
export const forgetIfStill = ({ id, agreed }: Pick<SittingText, 'id' | 'agreed'>): void => {
  if (agreed?.clock?.sinceMs == null) forgetBeat(id);
};

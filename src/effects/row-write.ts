/** What the database has of a game: its row, and what lists say of it. Fetched with what opens the database, and later than the first move needs. */
import type { Game } from '#kernel/game.ts';
import type { Remarks } from '#record/record.ts';
import { summaryOf } from '#store/summary.ts';
import type { GameSummary, Sitting } from '#store/table.ts';
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
export const rowsOf = (
  game: Game,
  sitting: Sitting,
): { readonly row: SittingText; readonly summary: GameSummary } => {
  const { remarks } = sitting.match.record;
  const text = writeSitting(game, sitting);
  return {
    row: remarks === undefined ? text : { ...text, remarks: joined(remarks) },
    summary: summaryOf(game, sitting),
  };
};

/** Whether a row has a clock that runs; what is known of one that stands still is forgotten. */
export const forgetIfStill = ({ id, agreed }: SittingText): void => {
  if (agreed?.clock?.sinceMs == null) forgetBeat(id);
};

/** How a sitting is written for keeping; `sitting-read.ts` says how that text is shaped and reads it. */
import type { Game } from '#kernel/game.ts';
import { nodeAt, type RecordNode, type Remarks } from '#record/record.ts';
import type { Sitting } from '#store/table.ts';
import type { NodeText, RemarksText, SittingText } from './sitting-read.ts';

const writeNode = (game: Game, node: RecordNode): NodeText => ({
  parent: node.parent ?? 0,
  move: node.turn === null ? '' : game.text.move(node.turn.move),
  ...(node.turn?.drawn === undefined ? {} : { drawn: node.turn.drawn }),
  ...(node.comment === '' ? {} : { comment: node.comment }),
  ...(node.spentMs === null ? {} : { spentMs: node.spentMs }),
  ...(node.illegal === undefined ? {} : { illegal: node.illegal }),
  ...(node.bookmark === undefined ? {} : { bookmark: node.bookmark }),
  ...(node.ending === undefined ? {} : { ending: node.ending }),
});

/** Remarks of one place as one text: a database takes long over a hundred thousand objects, and no time over a string. */
const writeRemarks = ({ family, lines }: Remarks): RemarksText => {
  const texts: RemarksText['lines'] = [];
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

const inOrder = (ids: readonly number[]): boolean =>
  ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0));

/** Writes a sitting as plain data. */
export const writeSitting = (game: Game, sitting: Sitting): SittingText => {
  const { match, id, revision, startedAtMs, changedAtMs, origin, looking, flipped } = sitting;
  const { seating, swapped, series, source } = sitting;
  const { record, head, tip, outcome } = match;
  const order: Record<string, number[]> = {};
  for (const node of record.nodes)
    if (node !== undefined && !inOrder(node.children)) order[node.id] = [...node.children];
  return {
    version: 1,
    id,
    game: match.gameId,
    revision,
    startedAtMs,
    changedAtMs,
    ...(sitting.endedAtMs !== undefined && { endedAtMs: sitting.endedAtMs }),
    origin,
    setup: record.setup,
    rules: { ...match.rules },
    players: [...record.players],
    headers: record.headers.map(([key, value]) => [key, value]),
    comment: nodeAt(record, record.root).comment,
    nodes: record.nodes.slice(1).map((node) => (node === undefined ? null : writeNode(game, node))),
    order,
    ending: record.ending,
    ...(record.remarks && { remarks: writeRemarks(record.remarks) }),
    head,
    tip,
    outcome,
    looking,
    picked: sitting.picked.map((pick) => ({ ...pick })),
    flipped,
    ...(match.agreed && { agreed: match.agreed }),
    ...(seating && { seating }),
    ...(swapped && { swapped }),
    ...(series && { series }),
    ...(source && { source }),
  };
};

/** Compares two records, and names the differences by the same codes as the losses that a writer reports. */
import type { Move } from '#games/shogi/move.ts';
import { isUnusual } from '#games/shogi/notation/kif-endings.ts';
import type { Loss } from '#games/shogi/notation/losses.ts';
import { nameOfStart } from '#games/shogi/notation/start-names.ts';
import { timeGiven } from '#games/shogi/notation/time-control.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, pathTo } from '#record/record.ts';

type Notes = Readonly<Record<string, string>>;

/** How a line ended, apart from the words that each format has for it. */
const endingText = (ending: Ending | null | undefined): string => {
  if (!ending) return '';
  // In the words of most formats a foul of any kind is just a foul, and a side without moves is mated.
  const by = { 'perpetual-check': 'foul', 'no-move': 'checkmate' }[ending.by] ?? ending.by;
  return `${by} ${ending.winner} ${by === 'unknown' ? ending.word?.replace(/^%/, '') : ''}`;
};

const wordText = (ending: Ending | null | undefined): string =>
  ending?.word !== undefined && isUnusual(ending.word) ? ending.word : '';

/** The contents of a record by lines of play: the notes at each node, under the moves that lead there. */
const notesOf = (record: GameRecord<Move>, main: boolean): Readonly<Record<Loss, Notes>> => {
  const found = Object.fromEntries(
    [
      'moves',
      'comments',
      'remarks',
      'bookmarks',
      'glyphs',
      'arrows',
      'times',
      'fractions',
      'ending',
      'word',
    ].map((loss) => [loss, {} as Record<string, string>]),
  ) as Record<Loss, Record<string, string>>;
  const path = new Set(pathTo(record, endOfGame(record)));
  const remarks = new Map<number, string[]>();
  // A writer adds the name of the foul that ended the game.
  for (const { node, ended, text } of record.remarks?.lines ?? [])
    if (!/反則：/.test(text))
      remarks.set(node, [...(remarks.get(node) ?? []), `${ended === true} ${text.trim()}`]);
  const start = record.setup.replace(/ \d+$/, '');
  const waiting: (readonly [id: number, key: string])[] = [[record.root, start]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [id, above] = next;
    const { turn, children, comment, bookmark, glyph, arrows, spentMs, ending } = nodeAt(
      record,
      id,
    );
    const key = turn === null ? above : `${above} ${formatUsi(turn.move)}`;
    const spent = spentMs ?? 0;
    found.moves[key] = turn !== null && 'by' in turn.move ? 'out of turn' : '';
    if (comment !== '') found.comments[key] = comment;
    if (bookmark !== undefined) found.bookmarks[key] = bookmark;
    if (glyph !== undefined) found.glyphs[key] = glyph;
    if (arrows !== undefined) found.arrows[key] = JSON.stringify(arrows);
    if (spent >= 1000) found.times[key] = String(Math.floor(spent / 1000));
    if (spent % 1000 !== 0) found.fractions[key] = String(spent);
    const lines = remarks.get(id);
    if (lines !== undefined) found.remarks[key] = lines.join('\n');
    if (ending !== undefined && !(main && id !== endOfGame(record))) {
      found.ending[key] = endingText(ending);
      if (wordText(ending) !== '') found.word[key] = wordText(ending);
    }
    children.forEach((child) => {
      if (!main || path.has(child)) waiting.push([child, key]);
    });
  }
  const { ending } = record;
  found.ending['end'] = endingText(ending);
  if (wordText(ending) !== '') found.word['end'] = wordText(ending);
  if ((ending?.spentMs ?? 0) >= 1000)
    found.times['end'] = String(Math.floor((ending?.spentMs ?? 0) / 1000));
  return found;
};

const headersOf = ({ headers, setup }: GameRecord<Move>): string =>
  headers
    // The header 手合割 counts only if the first position does not say the same.
    .filter(([key, value]) => key !== '手合割' || value !== (nameOfStart(setup) ?? 'その他'))
    // Each format writes time controls in its own form, but the numbers are the same.
    .map(([key, value]) => JSON.stringify([key, timeGiven(value) ?? value]))
    .sort()
    .join('\n');

const numberOf = ({ setup }: GameRecord<Move>): string => setup.slice(setup.lastIndexOf(' '));

const sorted = (notes: Notes): string => JSON.stringify(Object.entries(notes).sort());

/** The parts of the first record that are missing or different in the second. */
export const differencesBetween = (
  before: GameRecord<Move>,
  after: GameRecord<Move>,
): readonly Loss[] => {
  const branches = ({ nodes }: GameRecord<Move>): number =>
    nodes.filter(
      (node) => (node?.children.length ?? 0) > 1 || (node?.ending && node.children.length > 0),
    ).length;
  const cut = branches(before) > 0 && branches(after) === 0;
  const [was, is] = [notesOf(before, cut), notesOf(after, cut)];
  const found = (Object.keys(was) as Loss[]).filter(
    (loss) => sorted(was[loss]) !== sorted(is[loss]),
  );
  return [
    ...found,
    ...(cut ? (['variations'] as const) : []),
    ...(numberOf(before) === numberOf(after) ? [] : (['number'] as const)),
    ...(headersOf(before) === headersOf(after) ? [] : (['headers'] as const)),
  ];
};

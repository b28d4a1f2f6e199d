/** A note at a move comes back from every format of every game, or the format says that it is lost. */
import { describe, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { noLimits } from '#games/reading.ts';
import { recordBuilder } from '#record/builder.ts';
import { type NoteName, noteNames, sameNote } from '#record/notes.ts';
import { type GameRecord, type Notes, nodeAt } from '#record/record.ts';

const notes: { readonly [K in NoteName]?: Notes[K] & {} } = {
  comment: 'A good move.',
  glyph: '!?',
  bookmark: 'opening',
  arrows: [{ from: { at: 'square', square: 3 }, to: { at: 'square', square: 12 } }],
  spentMs: 4000,
};

describe.each(Object.entries(packs))('in files of %s', async (id, load) => {
  const { game, formats: fetchFormats } = await load();
  const { formats, write, read, losses } = await fetchFormats();
  const start = game.start();
  const [move] = game.legalMoves(start);
  if (move === undefined) throw new Error('there is a first move');
  const [draw] = game.draws(start, move);

  const recordWith = (name: NoteName): GameRecord => {
    const builder = recordBuilder<object>(id);
    const turn = draw === undefined ? { move } : { move, drawn: draw.drawn };
    builder.note(builder.add(0, turn), { [name]: notes[name] });
    return builder.build(game.text.position(start), [], null);
  };

  test.each(formats.flatMap((format) => noteNames.map((name) => [name, format.id] as const)))(
    'the note %s in %s comes back or is reported as lost',
    (name, format) => {
      if (notes[name] === undefined) return;
      const record = recordWith(name);
      const text = write(record, format, 'utf-8');
      const again = read(text, noLimits, () => {});
      const back = again.ok ? again.value.games[0]?.record : undefined;
      const node = back?.nodes[1];
      const isBack = node !== undefined && sameNote(nodeAt(record, 1), node, name);
      expect(isBack || losses(record, format).length > 0).toBe(true);
    },
  );
});

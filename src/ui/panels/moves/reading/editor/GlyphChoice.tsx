import { setGlyph } from '#record/edit.ts';
import { glyphs } from '#record/marks.ts';
import { nodeAt } from '#record/record.ts';
import { editRecord } from '#store/editing.ts';
import { useApp, useSitting } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';

/** Offers six signs that judge a move. A press on the chosen sign takes it away. */
export const GlyphChoice = ({ id }: { readonly id: number }) => {
  const { table } = useApp();
  const words = useText().reading.edit;
  const { glyph: chosen } = nodeAt(useSitting().match.record, id);
  return (
    <fieldset className="editor-signs">
      <legend className="unseen">{words.sign}</legend>
      {glyphs.map((glyph) => (
        <button
          key={glyph}
          type="button"
          className="quiet"
          data-glyph={glyph}
          aria-label={words.signs[glyph]}
          aria-pressed={glyph === chosen}
          onClick={() =>
            editRecord(table, (record) => setGlyph(record, id, glyph === chosen ? null : glyph))
          }
        >
          <span title={words.signs[glyph]}>{glyph}</span>
        </button>
      ))}
    </fieldset>
  );
};

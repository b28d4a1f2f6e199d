import { useId, useState } from 'react';
import { type Merged, mergeRecords } from '#record/merge.ts';
import { plyOf } from '#record/walk.ts';
import { editRecord } from '#store/editing.ts';
import type { ChosenFile } from '#store/kifu-reader.ts';
import { useApp, useGame } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { FileButton } from '../../base/FileButton.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useReader } from './use-reader.ts';
import { whyOf } from './why-not-read.ts';

/** The result of adding a file: why it was not added, or how much was added and what had no place. */
type Added =
  | { readonly is: 'trouble'; readonly why: string }
  | ({ readonly is: 'done'; readonly moves: number } & Pick<Merged, 'record' | 'leftOut'>);

/** Adds another kifu of the same game to the one that is read. Its differences become variations, comments and marks. */
export const MergeKifu = ({ onClose }: { readonly onClose: () => void }) => {
  const { table } = useApp();
  const game = useGame();
  const text = useText();
  const words = text.reading.merge;
  const { begin } = useReader();
  const [added, tell] = useState<Added | null>(null);
  const [pasted, setPasted] = useState('');
  const id = useId();
  const add = async (file: ChosenFile): Promise<void> => {
    const reading = await begin();
    const read = await reading?.reader.game(file, 0);
    reading?.end();
    if (read === undefined || !read.ok) {
      tell({ is: 'trouble', why: read ? whyOf(read.error, text.kifu) : text.kifu.unreadable });
      return;
    }
    const { record } = table.store.getState().sitting.match;
    const merged = mergeRecords(game, record, read.value.record);
    if (merged === undefined) {
      tell({ is: 'trouble', why: words.otherStart });
      return;
    }
    editRecord(table, () => merged.record);
    const count = (nodes: typeof record.nodes): number => nodes.filter(Boolean).length;
    tell({
      is: 'done',
      moves: count(merged.record.nodes) - count(record.nodes),
      record: merged.record,
      leftOut: merged.leftOut,
    });
  };
  const addBlob = (name: string, blob: Blob): void =>
    void add({ id: table.ports.newId(), name, blob });
  return (
    <Sheet title={words.title(text.game.record)} onClose={onClose}>
      <form
        className="open-kifu"
        onSubmit={(event) => {
          event.preventDefault();
          addBlob(text.kifu.pasted, new Blob([pasted]));
        }}
      >
        {added?.is === 'done' ? (
          <div role="status">
            <p>{words.added(added.moves)}</p>
            {added.leftOut.length > 0 && (
              <>
                <p>{words.leftOut}</p>
                <ul className="receipt">
                  {added.leftOut.slice(0, 20).map(({ what, node }) => (
                    <li key={`${what} ${node}`}>{words.what[what](plyOf(added.record, node))}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ) : (
          <>
            <p>{words.hint}</p>
            <p>
              <FileButton
                label={text.kifu.file}
                action="choose-file"
                onChoose={([file]) => {
                  if (file) addBlob(file.name, file);
                }}
              />
            </p>
            <label htmlFor={`${id}-text`}>{text.kifu.paste(text.game.record)}</label>
            <textarea
              id={`${id}-text`}
              rows={5}
              spellCheck={false}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
            <div className="trouble" role="alert">
              <Announced event={added}>{added?.why}</Announced>
            </div>
          </>
        )}
        <div className="side-by-side">
          {added?.is !== 'done' && (
            <button
              type="submit"
              className="primary"
              data-action="merge-pasted"
              disabled={pasted.trim() === ''}
            >
              {words.add}
            </button>
          )}
          <button type="button" data-action="close" onClick={onClose}>
            {added?.is === 'done' ? text.close : text.actions.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
};

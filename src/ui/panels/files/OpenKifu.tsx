import { useState } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import type { Opening } from '../../table/opened-file.ts';
import { FileProgress } from './FileProgress.tsx';
import { OpenForm } from './OpenForm.tsx';
import { Receipt } from './Receipt.tsx';
import { keepTypedText, typedText } from './typed-text.ts';
import { useOpening } from './use-opening.ts';
import { WhichGame } from './WhichGame.tsx';

/**
 * Opens kifu that are pasted, chosen or dropped. The game on the table is put aside, and can be brought back. A receipt
 * follows where more was mended or lost than a player may miss.
 */
export const OpenKifu = ({
  opening,
  onSave,
  onClose,
}: {
  /** The record to open at once, without a press in this sheet. */
  readonly opening?: Opening;
  /** Leads to the sheet that copies and saves the game on the table. Absent where there is none. */
  readonly onSave?: () => void;
  readonly onClose: () => void;
}) => {
  const { table } = useApp();
  const text = useText();
  const words = text.kifu;
  const [typed, type] = useState(() => typedText(table));
  const opener = useOpening(opening, onClose, () => type((now) => now ?? ''));
  const { at, found, open, forgetTrouble } = opener;

  if (opener.isUnseen) return null;
  if (found?.is === 'one') return <Receipt opened={found.opened} onClose={onClose} />;
  if (found?.is === 'asked')
    return (
      <Sheet title={words.title(text.game.recordExplained)} role="alertdialog" onClose={onClose}>
        <p>{text.storage.saveFirst}</p>
        <div className="side-by-side">
          {onSave && (
            <button type="button" className="primary" data-action="save-first" onClick={onSave}>
              {text.storage.saveKifu(text.game.record)}
            </button>
          )}
          <button type="button" data-action="open-anyway" onClick={() => opener.put(found.opened)}>
            {words.openAnyway}
          </button>
          <button type="button" data-action="cancel" onClick={onClose}>
            {text.actions.cancel}
          </button>
        </div>
      </Sheet>
    );
  if (found?.is === 'edited')
    return (
      <Sheet title={words.editedTitle} role="alertdialog" onClose={onClose}>
        <p>{words.wasEdited}</p>
        <div className="side-by-side">
          <button
            type="button"
            className="primary"
            data-action="open-edited"
            onClick={() => opener.reopen(found.opened, found.kept)}
          >
            {words.openEdited}
          </button>
          <button
            type="button"
            data-action="open-unedited"
            onClick={() => opener.putUnedited(found.opened)}
          >
            {words.openUnedited}
          </button>
          <button type="button" data-action="cancel" onClick={onClose}>
            {text.actions.cancel}
          </button>
        </div>
      </Sheet>
    );
  if (found?.is === 'many' && at === null)
    return (
      <WhichGame
        games={found.games}
        unopened={found.unopened}
        reader={opener.reader}
        onOpen={open}
        onClose={onClose}
      />
    );
  return (
    <Sheet title={words.title(text.game.recordExplained)} onClose={onClose}>
      <OpenForm
        progress={
          at && (
            <FileProgress
              words={words.progress.reading(at)}
              of={at.of}
              {...(at.of > 1 && { done: at.file - 1 })}
            />
          )
        }
        trouble={opener.trouble}
        typed={typed}
        onType={(now) => {
          type(now);
          keepTypedText(table, now);
          forgetTrouble();
        }}
        onText={opener.readText}
        onFiles={opener.readFiles}
        onFolder={(files) => void opener.readFolder(files)}
        onPaste={opener.readClipboard}
        onSample={opener.readSample}
        onCancel={opener.cancel}
      />
    </Sheet>
  );
};

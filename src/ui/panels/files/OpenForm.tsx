import { ClipboardPaste, FileDown, FolderTree } from 'lucide';
import { type ClipboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useText } from '../../app/text.tsx';
import { canChooseFolder } from '../../base/can-choose-folder.ts';
import { FileButton } from '../../base/FileButton.tsx';
import { Icon } from '../../base/Icon.tsx';
import { FileHints } from './FileHints.tsx';
import './open-form.css';

/** Pasted text longer than this, in characters, is read immediately: a text field would take seconds to show it. */
const LONG_PASTE = 200_000;

interface OpenFormProps {
  /** The progress of a reading, where the files were to be dropped; null while nothing is read. */
  readonly progress: ReactNode;
  readonly trouble: readonly string[];
  /** The text in the box; null while there is no box. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onFolder: (files: readonly File[]) => void;
  readonly onPaste: () => void;
  readonly onSample: () => void;
  readonly onCancel: () => void;
}

/** The ways to open a record: drop files, choose them, paste, write a text, or see a sample. */
export const OpenForm = ({
  progress,
  trouble,
  typed,
  onType,
  onText,
  onFiles,
  onFolder,
  onPaste,
  onSample,
  onCancel,
}: OpenFormProps) => {
  const text = useText();
  const words = text.kifu;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const troubleAt = useRef<HTMLDivElement>(null);
  const isTyping = typed !== null;
  const isBusy = progress !== null;
  // The sheet opens with the focus on its first button, so that Enter chooses files; the box takes it when it comes.
  useEffect(() => {
    const first = isTyping ? 'textarea' : '[data-action="choose-files"]';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isTyping]);
  // On a small screen the sentence stands below the fold.
  useEffect(() => {
    if (trouble.length > 0) troubleAt.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  const paste = (event: ClipboardEvent): void => {
    const given = event.clipboardData.getData('text/plain');
    if (given.length <= LONG_PASTE) return;
    event.preventDefault();
    onText(given);
  };
  const chosen = (take: typeof onFiles) => (files: readonly File[]) => {
    if (files.length > 0) take(files);
  };
  return (
    <form
      ref={form}
      className="open-kifu"
      onSubmit={(event) => {
        event.preventDefault();
        onText(typed ?? '');
      }}
    >
      <div className="drop-here" data-busy={isBusy || undefined}>
        {progress ?? (
          <p>
            <Icon of={FileDown} />
            {words.drop}
          </p>
        )}
      </div>
      <div className="open-ways">
        <FileButton
          label={words.file}
          action="choose-files"
          primary={!isTyping}
          multiple
          onChoose={chosen(onFiles)}
        />
        {canChooseFolder() && (
          <FileButton
            label={words.folder}
            action="choose-folder"
            folder
            icon={FolderTree}
            onChoose={chosen(onFolder)}
          />
        )}
        <button type="button" data-action="paste" onClick={onPaste}>
          <Icon of={ClipboardPaste} />
          {words.clipboard}
        </button>
      </div>
      {isTyping ? (
        <>
          <label htmlFor={`${id}-text`}>{words.paste(text.game.record)}</label>
          <textarea
            id={`${id}-text`}
            rows={6}
            spellCheck={false}
            value={typed}
            onPaste={paste}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      ) : null}
      <div ref={troubleAt} className="trouble" role="alert">
        {trouble.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      <Suspense fallback={<p className="file-hints" />}>
        <FileHints />
      </Suspense>
      <div className="open-foot">
        {!isTyping && (
          <button
            type="button"
            className="quiet"
            data-action="type-text"
            onClick={() => onType('')}
          >
            {words.typeText}
          </button>
        )}
        <button type="button" className="quiet" data-action="sample" onClick={onSample}>
          {text.games.sample}
        </button>
        {isTyping && (
          <button
            type="submit"
            className="primary"
            data-action="read-pasted"
            disabled={isBusy || typed.trim() === ''}
          >
            {words.read}
          </button>
        )}
        <button type="button" data-action="cancel" onClick={onCancel}>
          {text.actions.cancel}
        </button>
      </div>
    </form>
  );
};

import { use, useEffect, useId, useRef, useState } from 'react';
import {
  cutInMiddle,
  encodingNames,
  endingsOf,
  formOf,
  stemOf,
  withLineEnds,
} from '#games/file-names.ts';
import type { FileEncoding } from '#games/pack.ts';
import { namesOf, SAMPLE, shownPosition } from '#store/selectors.ts';
import type { Sitting } from '#store/sitting.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useFileWords, useFormats } from '../../game/formats.ts';
import { useGameText } from '../../game/game-skin.ts';
import { bytesOf, type Opened, readAgain } from '../../table/opened-file.ts';
import { FileChoices } from './FileChoices.tsx';
import { Receipt } from './Receipt.tsx';
import { useReader } from './use-reader.ts';

/**
 * The name of the saved file without its ending: that of the file the game came from, or the day and the players. Characters
 * that file systems forbid become `_`.
 */
const fileName = (sitting: Sitting, endings: ReadonlySet<string>): string => {
  const began = new Date(sitting.startedAtMs);
  // The day in the time zone of the device, not that of UTC.
  const day = [began.getFullYear(), began.getMonth() + 1, began.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const players = namesOf(sitting).filter((name) => name !== '');
  const { source } = sitting;
  const named = source && stemOf(source.name, endings);
  return cutInMiddle(
    (named || [day, players.join('-')].filter((part) => part !== '').join(' ')).replace(
      /[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu,
      '_',
    ),
  );
};

/** Text to be copied by hand. It is selected already, and the label says which keys do the rest. */
const MarkedText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is selected again.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className="marked-text">
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} id={id} rows={6} readOnly spellCheck={false} value={text} />
    </div>
  );
};

/** Copies or saves the game on the table. */
export const SaveKifu = ({ onClose }: { readonly onClose: () => void }) => {
  const { played } = use(useGameText().files());
  const formats = useFormats();
  const own = useFileWords();
  const { table, browser } = useApp();
  const game = useGame();
  const text = useText();
  const words = text.kifu;
  // A program's line on the board is not kept, so no file has it. Only the position that is copied may be of the line.
  const sitting = useTable((state) => state.sitting);
  const onBoard = useSitting();
  const { begin } = useReader();
  const [format, setFormat] = useState(formats.formats[0].id);
  const [encoding, setEncoding] = useState<FileEncoding | null>(null);
  /** The version that was chosen; while it is null, the usual one is written. */
  const [wantedVersion, setVersion] = useState<string | null>(null);
  const [lacking, setLacking] = useState({ letters: '' });
  const [said, setSaid] = useState({ words: '' });
  /** Text that the browser did not copy, to be copied by hand; null for none. */
  const [marked, setMarked] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<Opened | null>(null);
  const { origin, startedAtMs, endedAtMs, match } = sitting;
  const record =
    origin === 'played'
      ? played(match.record, {
          startedAtMs,
          endedAtMs,
          clock: match.refereeState?.terms.clock ?? null,
        })
      : match.record;
  const { source } = sitting;
  const kind = formats.formats.find(({ id }) => id === format) ?? formats.formats[0];
  const offered = kind.encodings.map(([name]) => name);
  const { encoding: as } = formOf(
    kind,
    offered.find((name) => name === encoding),
  );
  const versionIn = (chosen: FileEncoding): string | undefined =>
    kind.versions?.find((name) => name === wantedVersion) ??
    formats.usualVersion?.(record, format, chosen);
  const version = versionIn(as);
  const needsVersion = wantedVersion === null && version !== kind.versions?.[0];
  const losses = formats
    .losses(record, format, as, version)
    .map((loss) => own.losses[loss] ?? loss);

  const say = (sentence: string): void => {
    setSaid({ words: sentence });
    setMarked(null);
  };
  const choose = (chosen: string): void => {
    setFormat(chosen);
    setLacking({ letters: '' });
    say('');
  };
  const chooseVersion = (chosen: string): void => {
    setVersion(chosen);
    say('');
  };
  const chooseEncoding = (chosen: FileEncoding): void => {
    setEncoding(chosen);
    setLacking({ letters: '' });
    say('');
  };
  const copy = async (made: string): Promise<void> => {
    const copied = await (await browser()).copy(made);
    say(copied ? words.copied : '');
    setMarked(copied ? null : made);
  };
  const copyKifu = () => copy(formats.write(record, format, 'utf-8', version));
  const copyPosition = () => copy(game.text.position(shownPosition(game, onBoard)));
  const save = async (chosen: FileEncoding, withReplacements = false): Promise<void> => {
    const { encode, save: offer } = await browser();
    const made = formats.write(record, format, chosen, versionIn(chosen));
    const { bytes, missing } = encode(withLineEnds(made, kind), chosen);
    setLacking({ letters: withReplacements ? '' : missing.join(' ') });
    say('');
    if (missing.length > 0 && !withReplacements) return;
    const name = `${fileName(sitting, endingsOf(formats))}.${formOf(kind, chosen).ending}`;
    offer(name, bytes);
    say(words.saved(bidiIsolate(name)));
  };
  const saveAsUtf8 = (): void => {
    chooseEncoding('utf-8');
    void save('utf-8');
  };
  const showReceipt = async (): Promise<void> => {
    if (source === undefined) return;
    say(words.progress.opening);
    const reading = await begin();
    const opened = reading && (await readAgain(table, source, reading.reader));
    if (reading?.isOn() === false) return;
    reading?.end();
    say(opened === undefined ? words.sourceGone : '');
    setReceipt(opened ?? null);
  };
  const saveOriginal = async (): Promise<void> => {
    const bytes = source && (await bytesOf(table, source));
    if (source === undefined || bytes === undefined) say(words.sourceGone);
    else (await browser()).save(source.name, bytes);
  };

  if (receipt !== null) return <Receipt opened={receipt} onClose={onClose} />;
  return (
    <Sheet title={words.save} onClose={onClose}>
      <FileChoices
        formats={formats.formats}
        format={format}
        about={own.formats[format] ?? ''}
        onFormat={choose}
        encodings={offered}
        encoding={as}
        onEncoding={chooseEncoding}
        version={version}
        onVersion={chooseVersion}
      />
      {needsVersion && version !== undefined && <p>{words.needsVersion(version)}</p>}
      {losses.length > 0 && <p className="left-out">{words.leftOut(losses)}</p>}
      {lacking.letters !== '' && (
        <div className="lacking">
          <LiveSentence role="alert" event={lacking}>
            {words.lacks(lacking.letters, encodingNames[as])}
          </LiveSentence>
          <div className="side-by-side">
            <button
              type="button"
              className="primary"
              data-action="save-as-utf8"
              onClick={saveAsUtf8}
            >
              {words.useUtf8}
            </button>
            <button type="button" data-action="save-replaced" onClick={() => void save(as, true)}>
              {words.anyway}
            </button>
          </div>
        </div>
      )}
      <div className="side-by-side">
        <button
          type="button"
          {...(lacking.letters === '' && { className: 'primary' })}
          data-action="save-file"
          onClick={() => void save(as)}
        >
          {words.saveFile}
        </button>
        <button type="button" data-action="copy-text" onClick={() => void copyKifu()}>
          {words.copyText}
        </button>
      </div>
      <ul className="save-choices">
        <li>
          <button type="button" data-action="copy-position" onClick={() => void copyPosition()}>
            {own.copyPosition}
          </button>
        </li>
        {source !== undefined && source.id !== SAMPLE && (
          <>
            <li>
              <button type="button" data-action="show-receipt" onClick={() => void showReceipt()}>
                {words.showReceipt}
              </button>
            </li>
            <li>
              <button type="button" data-action="save-original" onClick={() => void saveOriginal()}>
                {words.original(bidiIsolate(source.name))}
              </button>
            </li>
          </>
        )}
      </ul>
      {marked !== null && <MarkedText label={words.copyByHand} text={marked} />}
      <p className="said" role="status">
        <Announced event={said}>{said.words}</Announced>
      </p>
      <div className="side-by-side">
        <button type="button" data-action="close" onClick={onClose}>
          {text.close}
        </button>
      </div>
    </Sheet>
  );
};

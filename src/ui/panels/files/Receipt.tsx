import { useState } from 'react';
import { formatNamed } from '#games/pack.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { FileFacts, ReadLine, ReadNotice, WholeReceipt } from '#store/kifu-reader.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { Sheet } from '../../base/Sheet.tsx';
import type { FileWords } from '../../game/file-words.ts';
import { formatName, useFileWords, useFormats } from '../../game/formats.ts';
import type { Opened } from '../../table/opened-file.ts';
import { useReader } from './use-reader.ts';

/** How many headers a receipt shows; the others are in the file. */
const HEADERS = 200;

type Words = Messages['kifu'];

/** Puts the lines of a receipt into words. `counts` says whether the file counts entries or lines. */
const sayingOf = (words: Words, { notices, lineKinds }: FileWords, counts: FileFacts['counts']) => {
  const at = counts === 'entries' ? words.atEntry : words.atLine;
  return {
    notice: ({ line, code, times }: ReadNotice): string => {
      const told = at(line, notices[code] ?? code);
      return times === undefined ? told : `${told} (×${times})`;
    },
    line: ({ line, kind }: ReadLine): string => at(line, lineKinds[kind] ?? kind),
  };
};

/** A whole receipt as the lines of a text. */
const textOf = (
  whole: WholeReceipt,
  words: Words,
  head: readonly string[],
  say: ReturnType<typeof sayingOf>,
): readonly string[] => {
  const notices = (title: string, all: readonly ReadNotice[]): readonly string[] =>
    all.length === 0
      ? []
      : ['', title, ...all.map((notice) => `${say.notice(notice)} ${notice.excerpt}`.trim())];
  return [
    ...head,
    ...notices(words.ignored, whole.ignored),
    ...notices(words.unread, whole.unread),
    ...notices(words.repaired, whole.repaired),
    '',
    words.everyLine,
    ...whole.lines.map(say.line),
  ];
};

/** The receipt of a file: its lines that were left out, kept unread or repaired, and how each line was taken. */
export const Receipt = ({
  opened,
  onClose,
}: {
  readonly opened: Opened;
  readonly onClose: () => void;
}) => {
  const { browser } = useApp();
  const text = useText();
  const words = text.kifu;
  const own = useFileWords();
  const { begin } = useReader();
  const [said, setSaid] = useState({ words: '' });
  const { game, source, file } = opened;
  const { facts, receipt, record } = game;
  const { format, counts, encoding, lost } = facts;
  const of = formatNamed(useFormats(), format) ?? { id: format };
  const say = sayingOf(words, own, counts);
  const groups = [
    [words.ignored, receipt.ignored],
    [words.unread, receipt.unread],
    [words.repaired, receipt.repaired],
  ] as const;
  const title = [bidiIsolate(source.name), formatName(of), encoding.toUpperCase()].join(' · ');
  const figures = [
    words.opened(receipt.found),
    words.tally(receipt.tally),
    ...(lost > 0 ? [words.damaged(lost)] : []),
  ];
  const isCut = [receipt.ignored, receipt.unread, receipt.repaired, receipt.lines].some(
    ({ first, count }) => count > first.length,
  );
  const more = (count: number, shown: number) =>
    count > shown && <li className="and-more">{words.andMore(count - shown)}</li>;
  const save = async (): Promise<void> => {
    setSaid({ words: words.progress.opening });
    const reading = await begin();
    const whole = await reading?.reader.wholeReceipt(file, source.game);
    if (reading?.isOn() === false) return;
    reading?.end();
    if (!whole?.ok) return setSaid({ words: words.unreadable });
    const name = `${source.name.slice(0, 100)}.txt`;
    const lines = textOf(whole.value, words, [title, ...figures], say);
    (await browser()).save(name, new TextEncoder().encode(`${lines.join('\r\n')}\r\n`));
    setSaid({ words: words.saved(bidiIsolate(name)) });
  };
  return (
    <Sheet title={words.receipt} onClose={onClose}>
      <p className="receipt-file">
        <bdi>{title}</bdi>
      </p>
      {figures.map((figure) => (
        <p key={figure}>{figure}</p>
      ))}
      <div className="receipt">
        {groups.map(
          ([what, { first, count }]) =>
            count > 0 && (
              <section key={what}>
                <h3>{what}</h3>
                <ul>
                  {first.map((notice, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two notices of a line may be alike, and their order never changes.
                    <li key={i}>
                      {say.notice(notice)} <code dir="auto">{notice.excerpt}</code>
                    </li>
                  ))}
                  {more(count, first.length)}
                </ul>
              </section>
            ),
        )}
        {record.headers.length > 0 && (
          <details>
            <summary data-action="show-headers">{words.headers}</summary>
            <dl className="receipt-headers">
              {record.headers.slice(0, HEADERS).map(([key, value], i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a header may stand twice, and their order never changes.
                <div key={i}>
                  <dt dir="auto">{key}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <details>
          <summary data-action="show-lines">{words.everyLine}</summary>
          <ul className="receipt-lines">
            {receipt.lines.first.map((line) => (
              <li key={line.line} data-kept={line.kept}>
                {say.line(line)}
              </li>
            ))}
            {more(receipt.lines.count, receipt.lines.first.length)}
          </ul>
        </details>
      </div>
      <p className="said" role="status">
        <Announced event={said}>{said.words}</Announced>
      </p>
      <div className="side-by-side">
        <button type="button" className="primary" data-action="close" onClick={onClose}>
          {text.close}
        </button>
        {isCut && (
          <button type="button" data-action="save-receipt" onClick={() => void save()}>
            {words.saveReceipt}
          </button>
        )}
      </div>
    </Sheet>
  );
};

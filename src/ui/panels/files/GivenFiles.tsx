import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TableState } from '#store/table.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import type { DisabledReason } from '../../table/actions/action.ts';
import type { Opening } from '../../table/opened-file.ts';
import type { Given } from '../../table/use-given.ts';
import { droppedFiles } from './chosen-files.ts';
import { useReader } from './use-reader.ts';
import './drop-frame.css';

/**
 * Why nothing can be opened by a drop or a paste now; null when it can. A question must be answered first, and a sheet must
 * be closed, but for the one that opens files.
 */
const whyNotGiven = ({ elsewhere, sitting: { match } }: TableState): DisabledReason | null => {
  if (elsewhere) return 'elsewhere';
  const open = document.querySelector('.promotion-card, dialog[open], .sheet');
  if (open?.matches('.promotion-card, dialog') || open?.querySelector('[role="alertdialog"]'))
    return 'answer-first';
  if (open && !open.querySelector('.open-kifu')) return 'close-first';
  return match.outcome === null && match.refereeState?.offer ? 'answer-first' : null;
};

interface GivenProps {
  readonly given: Given;
  readonly onOpen: (opening: Opening) => void;
  /** Told why nothing is opened, and null when that need not be said any more. */
  readonly onRefuse?: (why: DisabledReason | null) => void;
  /** Called when the given thing is dealt with. */
  readonly onDone: () => void;
}

/** How long a drag that has left something is heard nowhere before it is gone, in milliseconds. */
const GONE = 400;

/** The frame round the whole window while files are dragged over it. */
const DropFrame = ({ onOpen, onDone }: Pick<GivenProps, 'onOpen' | 'onDone'>) => {
  const { table } = useApp();
  const text = useText();
  const { endings } = useReader();
  const [why] = useState(() => whyNotGiven(table.store.getState()));
  const [isDropped, setDropped] = useState(false);
  const take = (transfer: DataTransfer): void => {
    setDropped(true);
    const open = (files: readonly File[]): void => {
      onOpen({ from: 'files', files });
      onDone();
    };
    droppedFiles(transfer, endings).then(open, () => open([]));
  };
  const drop = useEffectEvent(({ dataTransfer }: DragEvent): void => {
    if (why === null && dataTransfer?.types.includes('Files')) take(dataTransfer);
    else onDone();
  });
  const leave = useEffectEvent((): void => {
    if (!isDropped) onDone();
  });
  // Heard from the moment the frame is drawn: a key pressed in that moment must end it.
  useLayoutEffect(() => {
    const dropped = (event: DragEvent): void => drop(event);
    // The browser tells of no pointer and no key while something is dragged: either means that the drag is over.
    const over = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') leave();
    };
    // A drag may leave the window before it was over the frame. Firefox tells every 350 ms at the latest where a drag is.
    let gone: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ type }: DragEvent): void => {
      clearTimeout(gone);
      if (type === 'dragleave') gone = setTimeout(() => leave(), GONE);
    };
    const drags = ['dragenter', 'dragover', 'dragleave'] as const;
    for (const name of drags) addEventListener(name, follow);
    const ends = ['pointermove', 'pointerdown', 'keydown', 'dragend'] as const;
    addEventListener('drop', dropped);
    for (const name of ends) addEventListener(name, over);
    return () => {
      clearTimeout(gone);
      for (const name of drags) removeEventListener(name, follow);
      removeEventListener('drop', dropped);
      for (const name of ends) removeEventListener(name, over);
    };
  }, []);
  if (isDropped) return null;
  return createPortal(
    // It lies over sheets too, and React Aria must not make it inert there.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears a drag that leaves the window, which no key can do.
    <div
      className="drop-frame"
      data-refused={why !== null || undefined}
      data-react-aria-top-layer="true"
      onDragLeave={onDone}
    >
      <LiveSentence role="status">
        {why === null || why === 'unknown' ? text.kifu.dropToOpen : text.offers.off[why]}
      </LiveSentence>
    </div>,
    document.body,
  );
};

/** Opens what was pasted, or says why not until the next press. */
const Pasted = ({
  files,
  text: pasted,
  onOpen,
  onRefuse,
  onDone,
}: Exclude<Given, 'drag'> & Omit<GivenProps, 'given'>) => {
  const { table } = useApp();
  const { offers } = useText();
  const [why] = useState(() => whyNotGiven(table.store.getState()));
  const begin = useEffectEvent((): void => {
    if (why !== null) {
      onRefuse?.(why);
      return;
    }
    onOpen(files.length > 0 ? { from: 'files', files } : { from: 'text', text: pasted });
    onDone();
  });
  const end = useEffectEvent((): void => {
    onRefuse?.(null);
    onDone();
  });
  useEffect(() => {
    begin();
    const press = (event: Event): void => {
      if (!(event instanceof KeyboardEvent && (event.repeat || event.ctrlKey || event.metaKey)))
        end();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <div className="unseen">
      <LiveSentence role="status">
        {why === null || why === 'unknown' ? '' : offers.off[why]}
      </LiveSentence>
    </div>
  );
};

/** Deals with files that are dragged over the page, and with what is pasted outside a field. */
export const GivenFiles = ({ given, ...ways }: GivenProps) =>
  given === 'drag' ? <DropFrame {...ways} /> : <Pasted {...given} {...ways} />;

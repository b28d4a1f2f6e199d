import { Timer } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import { nodeAt } from '#record/record.ts';
import { viewPly, walkedLine } from '#store/navigation.ts';
import { playback } from '#store/playback.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import type { ActionsProps } from '../../../table/actions/action.ts';
import './go-to.css';

/** The most marks below a slider: more would run together into one line. */
const MOST_MARKS = 200;

/** Shows the place in the line: a slider with a mark for each comment, and a number that can be typed. */
export const GoTo = ({
  onOpen,
  children,
}: Pick<ActionsProps, 'onOpen'> & {
  /** The buttons beside the number, where the slider has a row of its own. */
  readonly children: ReactNode;
}) => {
  const { speed, pace } = useStore(playback);
  const { table } = useApp();
  const { reading } = useText();
  const sitting = useSitting();
  const id = useId();
  // The number being typed; null while the field shows the ply on the board.
  const [typed, type] = useState<string | null>(null);
  const line = walkedLine(sitting);
  const last = line.length - 1;
  const ply = line.indexOf(shownNode(sitting));
  const { record } = sitting.match;
  const marks = line.flatMap((node, i) => (nodeAt(record, node).comment === '' ? [] : [i]));
  const go = (): void => {
    // A Japanese keyboard writes full-width digits.
    const wanted = Number(typed?.normalize('NFKC'));
    if (typed !== null && typed.trim() !== '' && Number.isInteger(wanted) && wanted >= 0)
      viewPly(table, wanted);
    type(null);
  };
  return (
    <div className="go-to" data-part="go-to">
      <div className="go-to-slider">
        <input
          type="range"
          data-action="go-to"
          aria-label={reading.goTo}
          aria-valuetext={reading.at(ply, last)}
          min={0}
          max={last}
          value={ply}
          onChange={({ target }) => viewPly(table, target.valueAsNumber)}
        />
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          {marks.length <= MOST_MARKS &&
            marks.map((at) => (
              <line
                key={at}
                x1={(at / Math.max(1, last)) * 100}
                x2={(at / Math.max(1, last)) * 100}
                y1={0}
                y2={4}
              />
            ))}
        </svg>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label htmlFor={id}>{reading.move}</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(ply)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={go}
          onKeyDown={({ key }) => {
            if (key === 'Escape') type(null);
          }}
        />
        <span className="go-to-last">{reading.of(last)}</span>
      </form>
      <button
        type="button"
        className="quiet go-to-speed"
        data-action="playback-settings"
        aria-label={reading.playback.title}
        onClick={() => onOpen('playback')}
      >
        <span title={reading.playback.title}>
          {pace === 'real' ? <Icon of={Timer} /> : reading.playback.times(speed)}
        </span>
      </button>
      {children}
    </div>
  );
};

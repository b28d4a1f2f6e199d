import { useId } from 'react';
import { useStore } from 'zustand';
import { walkedLine } from '#store/navigation.ts';
import { longestTimes, type Playback, playback, speeds, stopping } from '#store/playback.ts';
import { useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Sheet } from '../../../base/Sheet.tsx';
import './playback.css';

const change = (patch: Partial<Playback>): void => playback.setState(patch);

/** How a record is played back: how fast, where it stops, and what is repeated. */
export const PlaybackSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useText().reading.playback;
  const { speed, pace, longestS, stops, loop } = useStore(playback);
  const last = walkedLine(useSitting()).length - 1;
  const id = useId();
  const radio = (group: string, name: string, checked: boolean, onChange: () => void) => (
    <label key={name} className="pace-choice">
      <input type="radio" name={`${id}${group}`} checked={checked} onChange={onChange} />
      <span>{name}</span>
    </label>
  );
  const ply = (label: string, end: 'from' | 'to') =>
    loop && (
      <label>
        {label}{' '}
        <input
          type="number"
          min={0}
          max={last}
          value={loop[end]}
          onChange={({ target }) => {
            const at = target.valueAsNumber;
            if (Number.isInteger(at) && at >= 0) change({ loop: { ...loop, [end]: at } });
          }}
        />
      </label>
    );
  return (
    <Sheet title={words.title} low onClose={onClose}>
      <div className="pace">
        <fieldset>
          <legend>{words.speed}</legend>
          {speeds.map((one) =>
            radio('speed', words.times(one), one === speed, () => change({ speed: one })),
          )}
        </fieldset>
        <fieldset>
          <legend>{words.pace}</legend>
          {radio('pace', words.even, pace === 'even', () => change({ pace: 'even' }))}
          {radio('pace', words.real, pace === 'real', () => change({ pace: 'real' }))}
          {pace === 'real' && (
            <label>
              <span className="unseen">{words.longest}</span>
              <select
                value={longestS}
                onChange={({ target: { value } }) => {
                  const chosen = longestTimes.find((seconds) => String(seconds) === value);
                  if (chosen !== undefined) change({ longestS: chosen });
                }}
              >
                {longestTimes.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {words.atMost(seconds)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
        <fieldset>
          <legend>{words.stopAt}</legend>
          {stopping.map((stop) => (
            <label key={stop} className="pace-choice">
              <input
                type="checkbox"
                checked={stops.includes(stop)}
                onChange={({ target }) =>
                  change({
                    stops: target.checked
                      ? [...stops, stop]
                      : stops.filter((other) => other !== stop),
                  })
                }
              />
              <span>{words.stops[stop]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.repeat}</legend>
          <label className="pace-choice">
            <input
              type="checkbox"
              checked={loop !== null}
              onChange={({ target }) =>
                change({ loop: target.checked ? { from: 0, to: last } : null })
              }
            />
            <span>{words.stretch}</span>
          </label>
          {ply(words.from, 'from')}
          {ply(words.to, 'to')}
        </fieldset>
      </div>
    </Sheet>
  );
};

import { changeSettings } from '#store/settings.ts';
import { useApp, useSettings } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { CheckField, Checks } from '../../base/Fields.tsx';

/** Whether the device can vibrate. Browsers of a desk have the function, too, and nothing that moves. */
const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/**
 * The settings of what is heard and felt. Without Web Audio a sentence says that moves are silent; the settings stay where the
 * browser speaks, because they also hold for the spoken seconds of a clock.
 */
export const Sounds = () => {
  const { settings: store } = useApp();
  const settings = useSettings();
  const text = useText();
  const words = text.settings;
  const percent = new Intl.NumberFormat(text.language, { style: 'percent' });
  const [playsMoves, speaks] = ['AudioContext' in globalThis, 'speechSynthesis' in globalThis];
  return (
    <Checks legend={words.sounds}>
      {!playsMoves && <p className="settings-note">{words.noSound}</p>}
      {(playsMoves || speaks) && (
        <>
          <CheckField
            option="sound"
            label={words.sound}
            checked={settings.sound}
            onChange={(sound) => changeSettings(store, { sound })}
          />
          <label className="settings-choice">
            <span>{words.volume}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={settings.volume}
              data-option="volume"
              disabled={!settings.sound}
              aria-valuetext={percent.format(settings.volume)}
              onChange={({ target }) => changeSettings(store, { volume: target.valueAsNumber })}
            />
          </label>
        </>
      )}
      {canVibrate() && (
        <CheckField
          option="vibration"
          label={words.vibration}
          checked={settings.vibration}
          onChange={(vibration) => changeSettings(store, { vibration })}
        />
      )}
    </Checks>
  );
};

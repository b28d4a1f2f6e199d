import { use, useId } from 'react';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../app-context.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { OptionsBelow } from '../options/OptionFields.tsx';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';

/** The piece sets as pictures, where the game has several: a newcomer may read none of them, and should not have to look for this. */
export const PieceSet = () => {
  const { settings } = useApp();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const page = usePageText();
  const name = useId();
  const { beside } = useSkin();
  const { Preview, texts } = use(useGameText().settings());
  const spec = pack.settings.find((known) => known.id === beside?.option);
  if (spec?.kind !== 'choice') return null;
  const words = texts(text, page);
  const { label = spec.id, values: names = {} } = words[spec.id] ?? {};
  const Picture = Preview[spec.id];
  const all = settingsFor(values, pack);
  const chosen = String(all[spec.id]);
  return (
    <>
      <fieldset className="piece-set" data-action="pieces">
        <legend>{label}</legend>
        {spec.choices.map(String).map((set) => (
          <label key={set}>
            <input
              type="radio"
              name={name}
              value={set}
              checked={set === chosen}
              onChange={() =>
                changeSettings(settings, withGameSettings(values, pack.id, { [spec.id]: set }))
              }
            />
            {Picture && (
              <span className="piece-set-picture" aria-hidden="true">
                <Picture value={set} />
              </span>
            )}
            <span>{names[set] ?? set}</span>
          </label>
        ))}
      </fieldset>
      <div className="piece-set-more">
        <OptionsBelow
          option={spec.id}
          list={pack.settings}
          texts={words}
          chosen={all}
          onChange={(patch) => changeSettings(settings, withGameSettings(values, pack.id, patch))}
        />
      </div>
    </>
  );
};

import { useId } from 'react';
import type { OptionSpec, Options } from '#games/agreement.ts';
import type { Language } from '#i18n/index.ts';
import { languageNames } from '#i18n/index.ts';
import { readOptions } from '#store/options.ts';
import { changeSettings, settingsFor, tableSettings, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import type { OptionTexts } from '../../game/option-text.ts';
import { usePageHead } from '../../game/use-page-head.ts';
import { BoardChoice } from '../../table/options/BoardChoice.tsx';
import { Flag, OptionFields, OptionsBelow } from '../../table/options/OptionFields.tsx';
import { LookPreview } from './LookPreview.tsx';
import { ResetLearning } from './ResetLearning.tsx';
import { Sounds } from './Sounds.tsx';
import '../../board/stage.css';
import './settings-page.css';

/** Settings in words, with what is chosen. */
interface Chosen {
  readonly texts: OptionTexts;
  readonly chosen: Options;
  readonly onChange: (patch: Options) => void;
}

const named = (...ids: readonly (typeof tableSettings)[number]['id'][]) =>
  tableSettings.filter(({ id }) => ids.includes(id));

const languages = Object.keys(languageNames).filter((tag): tag is Language => tag in languageNames);

/**
 * The settings of everything that a user may want otherwise. Each change holds immediately. The settings of the game on
 * this table stand among the table's own.
 */
export const Settings = () => {
  const { settings: store } = useApp();
  const gameText = useGameText();
  const pack = useTable((state) => state.pack);
  const settings = useSettings();
  const text = useText();
  const words = text.settings;
  usePageHead(words.title);
  const id = useId();
  const texts: OptionTexts = {
    language: { label: words.language },
    theme: { label: words.theme, values: words.themes },
    hints: { label: words.hints, values: words.hintLevels },
    asking: { label: words.asking },
    letterKeys: { label: words.letterKeys },
    tapHalves: { label: words.tapHalves },
    scrollMoves: { label: words.scrollMoves },
  };
  const chosen = readOptions(tableSettings, settings);
  const change = (patch: Options): void =>
    changeSettings(store, readOptions(tableSettings, { ...chosen, ...patch }));
  const table = { texts, chosen, onChange: change };
  const { Preview: previews, texts: ownTexts } = gameText.settings;
  const own = {
    list: pack.settings,
    texts: ownTexts(text),
    chosen: settingsFor(settings, pack),
    onChange: (patch: Options): void =>
      changeSettings(store, withGameSettings(store.getState(), pack.id, patch)),
  };
  const flag = (spec: OptionSpec, { texts: called, chosen: now, onChange: set }: Chosen) => (
    <Flag
      key={spec.id}
      spec={spec}
      text={called[spec.id] ?? { label: spec.id }}
      value={now[spec.id]}
      onChange={(value) => set({ [spec.id]: value })}
    />
  );
  const isPictured = ({ id: option }: OptionSpec): boolean => previews[option] !== undefined;
  const previewOf = (option: string) => {
    const Preview = previews[option];
    return Preview && ((value: string) => <Preview value={value} few />);
  };
  return (
    <main className="settings">
      <h1>{words.title}</h1>
      <p className="settings-note">{words.saved}</p>

      <div className="settings-group">
        <label className="settings-label" htmlFor={`${id}language`}>
          {words.language}
        </label>
        <select
          id={`${id}language`}
          value={settings.language}
          data-option="language"
          data-value={settings.language}
          onChange={({ target: { value } }) => {
            change({ language: value });
          }}
        >
          <option value="auto">{words.languageAuto}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </div>

      <OptionFields {...table} look="chips" list={named('theme')} />
      <BoardChoice />
      <OptionFields
        {...own}
        look="pictures"
        list={own.list.filter(isPictured)}
        preview={previewOf}
        below={(option) => (
          <div className="settings-below">
            <OptionsBelow option={option} {...own} />
          </div>
        )}
      />
      <LookPreview />
      <OptionFields {...table} look="chips" list={named('hints')} />

      <fieldset className="settings-group">
        <legend>{words.help}</legend>
        <div className="settings-choices">
          {named('asking').map((spec) => flag(spec, table))}
          <ResetLearning />
        </div>
      </fieldset>

      <fieldset className="settings-group">
        <legend>{words.reading}</legend>
        <div className="settings-choices">
          {named('tapHalves', 'scrollMoves').map((spec) => flag(spec, table))}
        </div>
      </fieldset>

      <Sounds />

      <details className="settings-more">
        <summary data-action="more-settings">{words.more}</summary>
        <OptionFields
          {...own}
          list={own.list.filter((spec) => spec.kind !== 'flag' && !isPictured(spec))}
        />
        <div className="settings-choices">
          {own.list.map((spec) => spec.kind === 'flag' && !spec.below && flag(spec, own))}
          {named('letterKeys').map((spec) => flag(spec, table))}
        </div>
      </details>

      <p>
        <a href="./licences/packages.txt">{words.licences}</a>
      </p>
    </main>
  );
};

import { type ReactNode, useId } from 'react';
import type { OptionSpec, Options } from '#games/agreement.ts';
import type { Language } from '#i18n/index.ts';
import { languageNames } from '#i18n/index.ts';
import { readOptions } from '#store/options.ts';
import { type Settings, tableSettings } from '#store/settings.ts';
import { useText } from '../../app/text.tsx';
import type { SettingsSkin } from '../../game/game-text.ts';
import type { OptionTexts } from '../../game/option-text.ts';
import { Flag, OptionFields, OptionsBelow } from '../../table/options/OptionFields.tsx';
import './settings-page.css';

/** The settings of the game on the table. */
export interface OwnSettings {
  readonly list: readonly OptionSpec[];
  readonly texts: OptionTexts;
  readonly chosen: Options;
  readonly Preview: SettingsSkin['Preview'];
  readonly onChange: (patch: Options) => void;
}

interface SettingsPageProps {
  readonly settings: Settings;
  readonly onChange: (patch: Partial<Settings>) => void;
  readonly own: OwnSettings;
  /** What the board looks like with what is set. */
  readonly board: ReactNode;
  /** The control that resets what was learned. */
  readonly forget: ReactNode;
}

const named = (...ids: readonly (typeof tableSettings)[number]['id'][]) =>
  tableSettings.filter(({ id }) => ids.includes(id));

const languages = Object.keys(languageNames).filter((tag): tag is Language => tag in languageNames);

/** Everything a person at this screen may like otherwise. Each change holds at once. */
export const SettingsPage = ({ settings, onChange, own, board, forget }: SettingsPageProps) => {
  const text = useText();
  const words = text.settings;
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
    onChange(readOptions(tableSettings, { ...chosen, ...patch }));
  const table = { texts, chosen, onChange: change };
  const flag = (
    spec: OptionSpec,
    {
      texts: called,
      chosen: now,
      onChange: set,
    }: Pick<OwnSettings, 'texts' | 'chosen' | 'onChange'>,
  ) => (
    <Flag
      key={spec.id}
      spec={spec}
      text={called[spec.id] ?? { label: spec.id }}
      value={now[spec.id]}
      onChange={(value) => set({ [spec.id]: value })}
    />
  );
  const isPictured = ({ id: option }: OptionSpec): boolean => own.Preview[option] !== undefined;
  const previewOf = (option: string) => {
    const Preview = own.Preview[option];
    return Preview && ((value: string) => <Preview value={value} few />);
  };
  const percent = new Intl.NumberFormat(text.language, { style: 'percent' });
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
      {board}
      <OptionFields {...table} look="chips" list={named('hints')} />

      <fieldset className="settings-group">
        <legend>{words.help}</legend>
        <div className="settings-choices">
          {named('asking').map((spec) => flag(spec, table))}
          {forget}
        </div>
      </fieldset>

      <fieldset className="settings-group">
        <legend>{words.reading}</legend>
        <div className="settings-choices">
          {named('tapHalves', 'scrollMoves').map((spec) => flag(spec, table))}
        </div>
      </fieldset>

      <fieldset className="settings-group">
        <legend>{words.sounds}</legend>
        <div className="settings-choices">
          <label className="settings-choice">
            <input
              type="checkbox"
              checked={settings.sound}
              aria-checked={settings.sound}
              data-option="sound"
              data-value={settings.sound}
              onChange={({ target }) => onChange({ sound: target.checked })}
            />
            <span>{words.sound}</span>
          </label>
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
              onChange={({ target }) => onChange({ volume: target.valueAsNumber })}
            />
          </label>
        </div>
      </fieldset>

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

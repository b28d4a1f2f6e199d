import { type ReactNode, useId } from 'react';
import type { OptionSpec, Options } from '#games/agreement.ts';
import type { Language } from '#i18n/index.ts';
import { languageNames } from '#i18n/page-messages.ts';
import { readOptions } from '#store/options.ts';
import { type Settings, tableSettings } from '#store/settings.ts';
import { Flag, OptionFields } from '../options/OptionFields.tsx';
import type { OptionTexts } from '../options/option-text.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import type { SettingsSkin } from '../tongue.ts';
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
  /** What lets go of what was learned. */
  readonly forget: ReactNode;
}

const named = (...ids: readonly (typeof tableSettings)[number]['id'][]) =>
  tableSettings.filter(({ id }) => ids.includes(id));

const languages = Object.keys(languageNames).filter((tag): tag is Language => tag in languageNames);

/** Everything a person at this screen may like otherwise. Each change holds at once. */
export const SettingsPage = ({ settings, onChange, own, forget }: SettingsPageProps) => {
  const text = useText();
  const page = usePageText();
  const words = page.settings;
  const id = useId();
  const texts: OptionTexts = {
    language: { label: words.language },
    theme: { label: words.theme, values: words.themes },
    hints: { label: words.hints, values: words.hintLevels },
    asking: { label: words.asking },
    letterKeys: { label: words.letterKeys },
  };
  const chosen = readOptions(tableSettings, settings);
  const change = (patch: Options): void =>
    onChange(readOptions(tableSettings, { ...chosen, ...patch }));
  const table = { texts, chosen, onChange: change };
  const flag = (
    option: string,
    {
      texts: called,
      chosen: now,
      onChange: set,
    }: Pick<OwnSettings, 'texts' | 'chosen' | 'onChange'>,
  ) => (
    <Flag
      key={option}
      text={called[option] ?? { label: option }}
      value={now[option]}
      onChange={(value) => set({ [option]: value })}
    />
  );
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

      <OptionFields {...table} list={named('theme')} />
      <OptionFields
        {...own}
        list={own.list.filter(({ kind }) => kind !== 'flag')}
        preview={(option) => {
          const Preview = own.Preview[option];
          return Preview && ((value) => <Preview value={value} />);
        }}
      />
      <OptionFields {...table} list={named('hints')} />

      <fieldset className="settings-group">
        <legend>{words.help}</legend>
        <div className="settings-choices">
          {flag('asking', table)}
          {own.list.map(({ id: option, kind }) => kind === 'flag' && flag(option, own))}
          {flag('letterKeys', table)}
          {forget}
        </div>
      </fieldset>

      <fieldset className="settings-group">
        <legend>{words.sounds}</legend>
        <div className="settings-choices">
          <label className="settings-choice">
            <input
              type="checkbox"
              checked={settings.sound}
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
              disabled={!settings.sound}
              aria-valuetext={percent.format(settings.volume)}
              onChange={({ target }) => onChange({ volume: target.valueAsNumber })}
            />
          </label>
        </div>
      </fieldset>

      <p>
        <a href="./licences/packages.txt">{words.licences}</a>
      </p>
    </main>
  );
};

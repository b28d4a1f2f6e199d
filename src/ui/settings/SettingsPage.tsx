import { type ReactNode, useId } from 'react';
import type { Language } from '#i18n/index.ts';
import { languageNames } from '#i18n/page-messages.ts';
import { type Settings, settingChoices } from '#store/settings.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import { Choices } from './Choices.tsx';
import './settings-page.css';

interface SettingsPageProps {
  readonly settings: Settings;
  readonly onChange: (patch: Partial<Settings>) => void;
  /** A few pieces of that set, drawn as on the board with the kings chosen now; only the skin of a game can draw them. */
  readonly preview: (set: Settings['pieces']) => ReactNode;
  /** What lets go of what was learned. */
  readonly forget: ReactNode;
}

const isLanguageSetting = (word: string): word is Settings['language'] =>
  settingChoices.language.some((choice) => choice === word);

const languages = settingChoices.language.filter((choice): choice is Language => choice !== 'auto');

/** Everything a person at this screen may like otherwise. Each change holds at once. */
export const SettingsPage = ({ settings, onChange, preview, forget }: SettingsPageProps) => {
  const text = useText();
  const page = usePageText();
  const words = page.settings;
  const id = useId();
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
            if (isLanguageSetting(value)) onChange({ language: value });
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

      <Choices
        legend={words.theme}
        choices={settingChoices.theme}
        labels={words.themes}
        chosen={settings.theme}
        onChoose={(theme) => onChange({ theme })}
      />
      <Choices
        legend={words.pieces}
        choices={settingChoices.pieces}
        labels={text.actions.pieceSets}
        chosen={settings.pieces}
        onChoose={(pieces) => onChange({ pieces })}
        preview={preview}
      />
      <Choices
        legend={words.kings}
        choices={settingChoices.kings}
        labels={words.kingStyles}
        chosen={settings.kings}
        onChoose={(kings) => onChange({ kings })}
      />
      <Choices
        legend={words.notation}
        choices={settingChoices.notation}
        labels={words.notations}
        chosen={settings.notation}
        onChoose={(notation) => onChange({ notation })}
      />
      <Choices
        legend={words.coordinates}
        choices={settingChoices.coordinates}
        labels={words.coordinateStyles}
        chosen={settings.coordinates}
        onChoose={(coordinates) => onChange({ coordinates })}
      />

      <Choices
        legend={words.hints}
        choices={settingChoices.hints}
        labels={words.hintLevels}
        chosen={settings.hints}
        onChoose={(hints) => onChange({ hints })}
      />

      <fieldset className="settings-group">
        <legend>{words.help}</legend>
        <div className="settings-choices">
          {(['asking', 'upright', 'letterKeys'] as const).map((one) => (
            <label key={one} className="settings-choice">
              <input
                type="checkbox"
                checked={settings[one]}
                onChange={({ target }) => onChange({ [one]: target.checked })}
              />
              <span>{words[one]}</span>
            </label>
          ))}
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

import type { OptionSpec, Options } from '#games/agreement.ts';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useGameText, useLook } from '../../game/game-skin.ts';
import { Flag } from '../../table/options/OptionFields.tsx';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import './long-range.css';

/** One kind of action from afar: a switch to draw it, and all of it on this board in words, drawn or not. */
const LongRangeSwitch = ({ spec }: { readonly spec: OptionSpec }) => {
  const { settings } = useApp();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const sides = useSides();
  const { coordinates } = useLook();
  const { position } = usePositionView().line;
  const gameText = useGameText();
  const { longRangeWords } = gameText.inspector;
  const { texts } = gameText.settings;
  const words = texts(text)[spec.id] ?? { label: spec.id };
  const only: Options = { [spec.id]: true };
  const told = longRangeWords?.({ position, settings: only, sides }, coordinates, text) ?? [];
  return (
    <section aria-label={words.label}>
      <Flag
        spec={spec}
        text={words}
        value={settingsFor(values, pack)[spec.id]}
        onChange={(value) =>
          changeSettings(settings, withGameSettings(values, pack.id, { [spec.id]: value }))
        }
      />
      {told.length === 0 ? (
        <p>{text.boardHelp.actingNone}</p>
      ) : (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The sheet of the actions from afar on the shown board, in words and with their switches, in windows of every size. */
export const LongRangeSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const list = useTable(({ pack }) => pack.settings);
  return (
    <Sheet title={useText().boardHelp.acting} low onClose={onClose}>
      <div className="acting-sheet">
        {list.map(
          (spec) =>
            spec.kind === 'flag' && spec.afar && <LongRangeSwitch key={spec.id} spec={spec} />,
        )}
      </div>
    </Sheet>
  );
};

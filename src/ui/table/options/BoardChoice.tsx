import { readOptions } from '#store/options.ts';
import { changeSettings, tableSettings } from '#store/settings.ts';
import { useApp, useSettings } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { OptionFields } from './OptionFields.tsx';
import './board-choice.css';

const boards = tableSettings.filter(({ id }) => id === 'board');

/** Asks in pictures for the board. It is a setting of all games, and the table shows it immediately. */
export const BoardChoice = () => {
  const { settings: store } = useApp();
  const { board } = useSettings();
  const words = useText().settings;
  return (
    <OptionFields
      look="pictures"
      list={boards}
      texts={{ board: { label: words.board, values: words.boards } }}
      chosen={{ board }}
      onChange={(patch) =>
        changeSettings(store, readOptions(tableSettings, { ...store.getState(), ...patch }))
      }
      preview={() => (one) => <span className="board-corner" data-board={one} />}
    />
  );
};

import { FilePlus2 } from 'lucide';
import { Suspense, useState } from 'react';
import { files } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useWayToTable } from './use-way-to-table.ts';

const StartScreen = files.component(({ StartScreen }) => StartScreen);

/** Begins a game: the sheet of a new game lies over this page, and the game that begins in it leads to the table. */
export const NewGame = () => {
  const { actions } = useText();
  const [isOpen, open] = useState(false);
  const { note, leave } = useWayToTable();
  const close = (): void => {
    open(false);
    leave();
  };
  return (
    <>
      <button
        type="button"
        className="primary games-new"
        data-action="new-game"
        onClick={() => {
          note();
          open(true);
        }}
      >
        <Icon of={FilePlus2} />
        {actions.newGame}
      </button>
      <Suspense>{isOpen && <StartScreen onClose={close} />}</Suspense>
    </>
  );
};

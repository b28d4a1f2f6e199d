import { useRef } from 'react';
import { gameInPlay } from '#store/selectors.ts';
import { goTo } from '../../app/address.ts';
import { useApp } from '../../app/app-context.tsx';

/**
 * For a sheet over the page of games that may put another game on the table. `note` is called before it opens. `leave` is
 * called when it has closed: it goes to the table if another game came there, and returns whether it did.
 */
export const useWayToTable = (): { readonly note: () => void; readonly leave: () => boolean } => {
  const { table } = useApp();
  const before = useRef('');
  const present = (): string => gameInPlay(table.store.getState()).sitting.id;
  return {
    note: () => {
      before.current = present();
    },
    leave: () => {
      const isOther = present() !== before.current;
      if (isOther) goTo('play', present());
      return isOther;
    },
  };
};

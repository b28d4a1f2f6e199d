import { Announcer } from '../announcer/Announcer.tsx';
import type { Opened } from './at-table.ts';
import { Hotkeys } from './Hotkeys.tsx';

/** What of the play page nobody sees: its keys, and what is told to ears. */
export const Unseen = ({ onOpen }: { readonly onOpen: (what: Opened) => void }) => (
  <>
    <Announcer />
    <Hotkeys onOpen={onOpen} />
  </>
);

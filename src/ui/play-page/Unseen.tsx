import { Suspense } from 'react';
import { Announcer } from '../announcer/Announcer.tsx';
import { ErrorBoundary } from '../lazy.ts';
import type { Opened } from './at-table.ts';
import { Hotkeys } from './Hotkeys.tsx';

/** What of the play page nobody sees: its keys, and what is told to ears. */
export const Unseen = ({ onOpen }: { readonly onOpen: (what: Opened) => void }) => (
  <>
    {/* Keys need none of the words that are told to ears. */}
    <ErrorBoundary>
      <Suspense>
        <Announcer />
      </Suspense>
    </ErrorBoundary>
    <Hotkeys onOpen={onOpen} />
  </>
);

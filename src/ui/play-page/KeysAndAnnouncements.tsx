import { Suspense } from 'react';
import { Announcer } from '../announcer/Announcer.tsx';
import { ErrorBoundary } from '../lazy.ts';
import type { OpenSheet } from './action.ts';
import { Hotkeys } from './Hotkeys.tsx';

/** What of the play page nobody sees: its keys, and what is told to ears. */
export const KeysAndAnnouncements = ({
  onOpen,
}: {
  readonly onOpen: (what: OpenSheet) => void;
}) => (
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

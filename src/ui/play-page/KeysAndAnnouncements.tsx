import { Suspense } from 'react';
import { Announcer } from '../announcer/Announcer.tsx';
import { ErrorBoundary } from '../lazy.ts';
import type { OpenSheet } from './action.ts';
import { Hotkeys } from './Hotkeys.tsx';

/** The parts of the play page that are not seen: its keys, and what a screen reader announces. */
export const KeysAndAnnouncements = ({
  opened,
  onOpen,
}: {
  readonly opened: OpenSheet | null;
  readonly onOpen: (what: OpenSheet) => void;
}) => (
  <>
    {/* Keys need none of the words that are told to ears. */}
    <ErrorBoundary>
      <Suspense>
        <Announcer isChoosing={opened === 'new'} />
      </Suspense>
    </ErrorBoundary>
    <Hotkeys onOpen={onOpen} />
  </>
);

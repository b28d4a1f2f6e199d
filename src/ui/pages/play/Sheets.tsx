import { memo, useCallback } from 'react';
import type { Seat } from '#kernel/game.ts';
import { MergeKifu } from '../../panels/files/MergeKifu.tsx';
import { OpenKifu } from '../../panels/files/OpenKifu.tsx';
import { SaveKifu } from '../../panels/files/SaveKifu.tsx';
import { FindPiece } from '../../panels/find-piece/FindPiece.tsx';
import { LongRangeSheet } from '../../panels/inspector/LongRangeSheet.tsx';
import { About } from '../../panels/moves/reading/About.tsx';
import { PlaybackSheet } from '../../panels/moves/reading/PlaybackSheet.tsx';
import { ClaimSheet } from '../../panels/offers/ClaimSheet.tsx';
import { RunningGame } from '../../panels/start/RunningGame.tsx';
import { StartScreen } from '../../panels/start/StartScreen.tsx';
import type { OpenSheet } from '../../table/actions/action.ts';
import { CaptureSheet } from './CaptureSheet.tsx';
import { Commands } from './Commands.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { MovesSheet } from './MovesSheet.tsx';
import { ResignSheet } from './ResignSheet.tsx';

interface SheetsProps {
  readonly opened: OpenSheet;
  /** The seat on whose side of the table it was opened; undefined where both share one side. */
  readonly own: Seat | undefined;
  readonly onOpen: (what: OpenSheet | null) => void;
}

/**
 * The one sheet that lies over the play page. A move or a new game renders it again only where it reads the table itself.
 */
export const Sheets = memo(({ opened, own, onOpen }: SheetsProps) => {
  const close = useCallback(() => onOpen(null), [onOpen]);
  return (
    <>
      {opened === 'resign' && <ResignSheet own={own} onClose={close} />}
      {opened === 'new' && <StartScreen onClose={close} onSave={() => onOpen('save')} />}
      {opened === 'open' && <OpenKifu onSave={() => onOpen('save')} onClose={close} />}
      {opened === 'save' && <SaveKifu onClose={close} />}
      {opened === 'more' && <MoreSheet own={own} onOpen={onOpen} />}
      {opened === 'moves' && <MovesSheet onOpen={onOpen} onClose={close} />}
      {opened === 'about' && <About onClose={close} />}
      {opened === 'playback' && <PlaybackSheet onClose={close} />}
      {opened === 'merge' && <MergeKifu onClose={close} />}
      {opened === 'captures' && <CaptureSheet onClose={close} />}
      {opened === 'find-piece' && <FindPiece onClose={close} />}
      {opened === 'acting' && <LongRangeSheet onClose={close} />}
      {opened === 'keys' && <Commands onOpen={onOpen} />}
      {typeof opened === 'object' && 'from' in opened && (
        <OpenKifu opening={opened} onSave={() => onOpen('save')} onClose={close} />
      )}
      {typeof opened === 'object' && 'running' in opened && (
        <RunningGame seat={opened.running} onClose={close} />
      )}
      {typeof opened === 'object' && 'claim' in opened && (
        <ClaimSheet what={opened.claim} seat={opened.seat} onClose={close} />
      )}
    </>
  );
});

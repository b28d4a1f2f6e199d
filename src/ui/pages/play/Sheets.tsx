import { memo, useCallback, useEffect } from 'react';
import { other } from '#kernel/game.ts';
import { resign } from '#store/commands.ts';
import { seatToMove } from '#store/selectors.ts';
import { whyNotResign } from '#store/why-not.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { Confirm } from '../../app/Confirm.tsx';
import { useText } from '../../app/text.tsx';
import { MergeKifu } from '../../panels/files/MergeKifu.tsx';
import { OpenKifu } from '../../panels/files/OpenKifu.tsx';
import { SaveKifu } from '../../panels/files/SaveKifu.tsx';
import { FindPiece } from '../../panels/find-piece/FindPiece.tsx';
import { LongRangeSheet } from '../../panels/inspector/LongRangeSheet.tsx';
import { About } from '../../panels/moves/reading/About.tsx';
import { PlaybackSheet } from '../../panels/moves/reading/PlaybackSheet.tsx';
import { ClaimSheet } from '../../panels/offers/ClaimSheet.tsx';
import { StartScreen } from '../../panels/start/StartScreen.tsx';
import type { OpenSheet } from '../../table/actions/action.ts';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { CaptureSheet } from './CaptureSheet.tsx';
import { Commands } from './Commands.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { MovesSheet } from './MovesSheet.tsx';

interface SheetsProps {
  readonly opened: OpenSheet;
  readonly onOpen: (what: OpenSheet | null) => void;
}

/** Asks which of the players resigns. */
const ResignSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { table } = useApp();
  const text = useText();
  const game = useGame();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  // After a flag has fallen, or a pause has begun, there is nothing to confirm.
  const idle = whyNotResign(game, sitting, { elsewhere }) !== null;
  useEffect(() => {
    if (idle) onClose();
  }, [idle, onClose]);
  if (idle) return null;
  const loser = seatToMove(game, { ...sitting, viewed: null });
  return (
    <Confirm
      title={text.actions.resign}
      ways={[loser, other(loser)].map((seat) => ({
        key: seat,
        words: <PlayerSentence say={(of) => text.resigns(of(seat))} />,
        onConfirm: () => resign(table, seat),
      }))}
      onClose={onClose}
    />
  );
};

/**
 * The one sheet that lies over the play page. A move or a new game renders it again only where it reads the table itself.
 */
export const Sheets = memo(({ opened, onOpen }: SheetsProps) => {
  const close = useCallback(() => onOpen(null), [onOpen]);
  return (
    <>
      {opened === 'resign' && <ResignSheet onClose={close} />}
      {opened === 'new' && <StartScreen onClose={close} onSave={() => onOpen('save')} />}
      {opened === 'open' && <OpenKifu onSave={() => onOpen('save')} onClose={close} />}
      {opened === 'save' && <SaveKifu onClose={close} />}
      {opened === 'more' && <MoreSheet onOpen={onOpen} />}
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
      {typeof opened === 'object' && 'more' in opened && (
        <MoreSheet own={opened.more} onOpen={onOpen} />
      )}
      {typeof opened === 'object' && 'claim' in opened && (
        <ClaimSheet what={opened.claim} seat={opened.seat} onClose={close} />
      )}
    </>
  );
});

import { useEffect } from 'react';
import { other } from '#kernel/game.ts';
import { resign, seatToResign } from '#store/commands.ts';
import { whyNotResign } from '#store/why-not.ts';
import { useApp, useSettled, useTable } from '../app-context.tsx';
import { Confirm } from '../common/Confirm.tsx';
import { PlayerSentence } from '../common/PlayerSentence.tsx';
import { OpenKifu } from '../kifu-files/OpenKifu.tsx';
import { SaveKifu } from '../kifu-files/SaveKifu.tsx';
import { ClaimSheet } from '../offers/ClaimSheet.tsx';
import { usePageText } from '../page-text.ts';
import { About } from '../reading/About.tsx';
import { MergeKifu } from '../reading/MergeKifu.tsx';
import { PlaybackSheet } from '../reading/PlaybackSheet.tsx';
import { StartScreen } from '../start-screen/StartScreen.tsx';
import { useText } from '../text.tsx';
import type { OpenSheet } from './action.ts';
import { Captures } from './Captures.tsx';
import { Commands } from './Commands.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { MovesSheet } from './MovesSheet.tsx';

interface SheetsProps {
  readonly opened: OpenSheet;
  readonly onOpen: (what: OpenSheet | null) => void;
}

/** The one sheet that lies over the play page. */
export const Sheets = ({ opened, onOpen }: SheetsProps) => {
  const { table } = useApp();
  const text = useText();
  const page = usePageText();
  const sitting = useSettled();
  const elsewhere = useTable((state) => state.elsewhere);
  const mayResign = whyNotResign(sitting, { elsewhere }) === null;
  // A flag that falls, or a pause, leaves nothing to confirm.
  const idle = opened === 'resign' && !mayResign;
  useEffect(() => {
    if (idle) onOpen(null);
  }, [idle, onOpen]);
  const loser = seatToResign(table);
  const close = (): void => onOpen(null);
  return (
    <>
      {opened === 'resign' && mayResign && (
        <Confirm
          title={text.actions.resign}
          ways={[loser, other(loser)].map((seat) => ({
            key: seat,
            words: <PlayerSentence say={(of) => page.resigns(of(seat))} />,
            onConfirm: () => resign(table, seat),
          }))}
          onClose={close}
        />
      )}
      {opened === 'new' && <StartScreen onClose={close} onSave={() => onOpen('save')} />}
      {opened === 'open' && <OpenKifu onClose={close} />}
      {opened === 'save' && <SaveKifu onClose={close} />}
      {opened === 'more' && <MoreSheet onOpen={onOpen} />}
      {opened === 'moves' && <MovesSheet onOpen={onOpen} onClose={close} />}
      {opened === 'about' && <About onClose={close} />}
      {opened === 'playback' && <PlaybackSheet onClose={close} />}
      {opened === 'merge' && <MergeKifu onClose={close} />}
      {opened === 'captures' && <Captures onClose={close} />}
      {opened === 'keys' && <Commands onOpen={onOpen} />}
      {typeof opened === 'object' && 'more' in opened && (
        <MoreSheet own={opened.more} onOpen={onOpen} />
      )}
      {typeof opened === 'object' && 'claim' in opened && (
        <ClaimSheet what={opened.claim} seat={opened.seat} onClose={close} />
      )}
    </>
  );
};

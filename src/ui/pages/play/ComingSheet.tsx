import { X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { loading } from '#loading/chunk.ts';
import { mayBeLost } from '#store/selectors.ts';
import { useTable } from '../../app/app-context.tsx';
import { files } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { SheetFrame } from '../../base/SheetFrame.tsx';
import { Emblem, GameName, GameOwnName } from '../../game/GameSign.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { timeWords } from '../../game/time-words.ts';
import { termsInWords } from '../../panels/start/time-words.ts';
import type { OpenSheet } from '../../table/actions/action.ts';
import { canBeginWith, useBegin } from '../../table/use-begin.ts';
import { useDraft } from '../../table/use-draft.ts';
import '../../panels/start/start-frame.css';

interface FrameProps {
  readonly onClose: () => void;
}

/** The last answers in words, and a button that begins with them. */
const NewGameFrame = ({ onClose }: FrameProps) => {
  const text = useText();
  const words = text.start;
  const { id, agreement } = useTable(({ pack }) => pack);
  const own = useGameText().agreement.words(text);
  const begin = useBegin();
  const draft = useDraft();
  const [setUp] = useState(draft.read);
  // Tokens are tossed, and a position of the players is read, by the form: the button then waits for it.
  const [waits, wait] = useState(false);
  const isEndangered = useTable(mayBeLost);
  return (
    <SheetFrame title={words.title} onClose={onClose}>
      <div className="start">
        <IconButton
          action="cancel"
          label={text.actions.cancel}
          icon={X}
          className="start-close"
          onPress={onClose}
        />
        <div className="start-body">
          {isEndangered && <p className="notice">{text.storage.saveFirst}</p>}
          <dl className="start-answers">
            <dt>{words.game}</dt>
            <dd>
              <Emblem game={id} />
              <GameName game={id} /> <GameOwnName game={id} />
              {' · '}
              {own.starts[setUp.start]}
            </dd>
            <dt>{words.time}</dt>
            <dd>{setUp.sameClock ? timeWords(words, setUp.clocks[0]) : words.differentClocks}</dd>
            <dt>{words.seating}</dt>
            <dd>{words.seatings[setUp.how]}</dd>
          </dl>
        </div>
        <div className="start-foot">
          <p className="start-agreed">{termsInWords(words, setUp)}</p>
          <button
            type="button"
            className="primary"
            data-action="begin"
            aria-busy={waits}
            onClick={() => {
              if (!canBeginWith(agreement, setUp)) wait(true);
              else {
                begin(setUp);
                onClose();
              }
            }}
          >
            {words.begin}
          </button>
        </div>
      </div>
    </SheetFrame>
  );
};

/** A sentence on the things that can be opened. */
const OpenFrame = ({ onClose }: FrameProps) => {
  const text = useText();
  return (
    <SheetFrame title={text.kifu.title(text.game.recordExplained)} onClose={onClose}>
      <div className="open-frame">
        <p>{text.kifu.takes}</p>
        <button type="button" data-action="cancel" onClick={onClose}>
          {text.actions.cancel}
        </button>
      </div>
    </SheetFrame>
  );
};

/** The sheets that have a frame. Of the others the pressed button says that they are on their way. */
const frameOf = (opened: OpenSheet): typeof NewGameFrame | undefined => {
  if (opened === 'new') return NewGameFrame;
  return opened === 'open' ? OpenFrame : undefined;
};

interface ComingSheetProps extends FrameProps {
  readonly opened: OpenSheet;
  /** Called with whether the files of the sheet did not come. */
  readonly onMiss: (isMissed: boolean) => void;
  /** The sheet itself. */
  readonly children: ReactNode;
}

/**
 * Shows a sheet as soon as it is asked for: while its files are on their way it has a frame. When they are there the frame
 * gives the focus back and the sheet opens, in one task. A frame whose files do not come closes; the page says so.
 */
export const ComingSheet = ({ opened, onClose, onMiss, children }: ComingSheetProps) => {
  const Frame = frameOf(opened);
  // Whether the frame stands, the sheet itself, or nothing, for a moment or because the files did not come.
  const [shown, show] = useState<'frame' | 'sheet' | 'nothing' | 'missed'>(
    Frame === undefined || files.isHere() ? 'sheet' : 'frame',
  );
  const tries = useStore(loading, (state) => state.tries);
  useEffect(() => {
    if (Frame === undefined || files.isHere()) return;
    let isOn = true;
    const come = (): void => {
      if (!isOn) return;
      // The sheet notes what has the focus when it is drawn, to give it back. That must be no button of the frame.
      flushSync(() => show('nothing'));
      flushSync(() => show('sheet'));
    };
    if (tries > 0) show('frame');
    files.fetch().then(come, () => isOn && show('missed'));
    return () => {
      isOn = false;
    };
  }, [Frame, tries]);
  useEffect(() => {
    onMiss(shown === 'missed');
    return () => onMiss(false);
  }, [shown, onMiss]);
  if (shown === 'sheet' || Frame === undefined) return children;
  return shown === 'frame' && <Frame onClose={onClose} />;
};

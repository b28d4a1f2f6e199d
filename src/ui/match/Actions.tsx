import { FilePlus2, Flag, FolderOpen, Redo2, RotateCw, Share, Undo2 } from 'lucide';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { other } from '#kernel/game.ts';
import { barToRedo, barToResign, barToTakeBack, lastMover } from '#store/bars.ts';
import { flip, redo, resign, seatToResign, takeBack } from '#store/commands.ts';
import { Icon } from '../common/Icon.tsx';
import { Naming } from '../common/Naming.tsx';
import { later } from '../later.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { agreedParts } from './later-agreed.ts';
import { playParts } from './later-parts.ts';
import { PieceSet } from './PieceSet.tsx';

const TakeBackWords = agreedParts.part(({ TakeBackWords }) => TakeBackWords);
const OffReasons = playParts.part(({ OffReasons }) => OffReasons);
const { part } = later(() => import('./sheets.ts'));
const Confirm = part(({ Confirm }) => Confirm);
const OpenKifu = part(({ OpenKifu }) => OpenKifu);
const SaveKifu = part(({ SaveKifu }) => SaveKifu);
const StartScreen = part(({ StartScreen }) => StartScreen);

interface ActionProps {
  readonly label: ReactNode;
  /** The description that says why it is off; absent while it acts. */
  readonly off?: string | undefined;
  readonly onPress: () => void;
  /** Somebody came to it though it is off, or went away. */
  readonly onAsk?: (id: string | null) => void;
  readonly children: ReactNode;
}

const Action = ({ label, off, onPress, onAsk, children }: ActionProps) => (
  <button
    type="button"
    className="action"
    aria-disabled={off !== undefined}
    aria-describedby={off}
    onFocus={() => onAsk?.(off ?? null)}
    onBlur={() => onAsk?.(null)}
    onClick={off === undefined ? onPress : () => onAsk?.(off)}
  >
    {children}
    <span>{label}</span>
  </button>
);

type Open = 'new' | 'resign' | 'open' | 'save' | null;

/** What one can do with the game besides moving. Nothing is lost by any of it, so only resigning asks. */
export const Actions = () => {
  const { table } = usePlace();
  const game = useGame();
  const text = useText();
  const sitting = useSettled();
  const pressed = useTable((state) => state.sitting.revision > 0);
  const elsewhere = useTable((state) => state.elsewhere);
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const enter = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) setOpen('open');
    };
    addEventListener('dragenter', enter);
    return () => removeEventListener('dragenter', enter);
  }, []);
  const referee = useTable((state) => state.referee);
  const [asked, ask] = useState<string | null>(null);
  const { match } = sitting;
  const { takebacks = 'free' } = match.agreed?.terms ?? {};
  const mover = lastMover(game, sitting);
  const bars = [
    ['off-take-back', barToTakeBack(game, sitting, mover, { elsewhere, referee })],
    ['off-redo', barToRedo(sitting, { elsewhere })],
    ['off-resign', barToResign(sitting, { elsewhere })],
  ] as const;
  const [takeBackOff, redoOff, resignOff] = bars.map(([id, bar]) =>
    bar === null ? undefined : id,
  );
  const close = (): void => setOpen(null);
  const loser = seatToResign(table);
  const mayResign = resignOff === undefined;
  // A flag that falls, or a pause, leaves nothing to confirm.
  useEffect(() => {
    if (!mayResign) setOpen((now) => (now === 'resign' ? null : now));
  }, [mayResign]);
  return (
    <section className="actions" aria-label={text.actions.label}>
      <Action
        label={
          takebacks === 'ask' && takeBackOff === undefined ? (
            <Suspense fallback={text.actions.takeBack}>
              <TakeBackWords seat={mover} />
            </Suspense>
          ) : (
            text.actions.takeBack
          )
        }
        off={takeBackOff}
        onAsk={ask}
        onPress={() => takeBack(table)}
      >
        <Icon of={Undo2} />
      </Action>
      <Action label={text.actions.redo} off={redoOff} onAsk={ask} onPress={() => redo(table)}>
        <Icon of={Redo2} />
      </Action>
      <Action label={text.actions.flip} onPress={() => flip(table)}>
        <Icon of={RotateCw} />
      </Action>
      <Action
        label={text.actions.resign}
        off={resignOff}
        onAsk={ask}
        onPress={() => setOpen('resign')}
      >
        <Icon of={Flag} />
      </Action>
      <Action label={text.actions.newGame} onPress={() => setOpen('new')}>
        <Icon of={FilePlus2} />
      </Action>
      <Action label={text.actions.openKifu} onPress={() => setOpen('open')}>
        <Icon of={FolderOpen} />
      </Action>
      <Action label={text.actions.save} onPress={() => setOpen('save')}>
        <Icon of={Share} />
      </Action>
      <PieceSet />
      <Suspense>
        {/* Before the first press nobody has asked, and the words are not fetched. */}
        {(asked !== null || pressed) && (
          <OffReasons
            reasons={bars.flatMap(([id, bar]) => (bar === null ? [] : [[id, bar] as const]))}
            shown={asked}
          />
        )}
      </Suspense>
      <Suspense>
        {open === 'resign' && mayResign && (
          <Confirm
            title={text.actions.resign}
            ways={[loser, other(loser)].map((seat) => ({
              key: seat,
              words: <Naming say={(of) => text.actions.confirmResign(of(seat))} />,
              onConfirm: () => resign(table, seat),
            }))}
            onClose={close}
          />
        )}
        {open === 'new' && <StartScreen onClose={close} onSave={() => setOpen('save')} />}
        {open === 'open' && <OpenKifu onClose={close} />}
        {open === 'save' && <SaveKifu onClose={close} />}
      </Suspense>
    </section>
  );
};

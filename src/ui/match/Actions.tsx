import { FilePlus2, Flag, FolderOpen, Redo2, RotateCw, Share, Undo2 } from 'lucide';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { canTakeBack, redoTo } from '#match/match.ts';
import { flip, redo, resign, seatToResign, takeBack } from '#store/commands.ts';
import { Icon } from '../common/Icon.tsx';
import { Naming } from '../common/Naming.tsx';
import { usePlace, useSitting, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { PieceSet } from './PieceSet.tsx';

const sheets = () => import('./sheets.ts');
const Confirm = lazy(async () => ({ default: (await sheets()).Confirm }));
const OpenKifu = lazy(async () => ({ default: (await sheets()).OpenKifu }));
const SaveKifu = lazy(async () => ({ default: (await sheets()).SaveKifu }));
const StartScreen = lazy(async () => ({ default: (await sheets()).StartScreen }));

interface ActionProps {
  readonly label: string;
  readonly off?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, off = false, onPress, children }: ActionProps) => (
  <button type="button" className="action" aria-disabled={off} onClick={off ? undefined : onPress}>
    {children}
    <span>{label}</span>
  </button>
);

type Open = 'new' | 'resign' | 'open' | 'save' | null;

/** What one can do with the game besides moving. Nothing is lost by any of it, so only resigning asks. */
export const Actions = () => {
  const { table } = usePlace();
  const text = useText();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const enter = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) setOpen('open');
    };
    addEventListener('dragenter', enter);
    return () => removeEventListener('dragenter', enter);
  }, []);
  const { match } = sitting;
  const { paused = null, terms = null } = match.agreed ?? {};
  const { takebacks = 'free' } = terms ?? {};
  const still = elsewhere || paused !== null;
  const close = (): void => setOpen(null);
  const loser = seatToResign(table);
  const mayResign = !still && match.outcome === null;
  // A flag that falls, or a pause, leaves nothing to confirm.
  useEffect(() => {
    if (!mayResign) setOpen((now) => (now === 'resign' ? null : now));
  }, [mayResign]);
  return (
    <section className="actions" aria-label={text.actions.label}>
      <Action
        label={text.actions.takeBack}
        off={still || takebacks === 'off' || !canTakeBack(table.game, match)}
        onPress={() => takeBack(table)}
      >
        <Icon of={Undo2} />
      </Action>
      <Action
        label={text.actions.redo}
        off={still || takebacks !== 'free' || redoTo(match) === undefined}
        onPress={() => redo(table)}
      >
        <Icon of={Redo2} />
      </Action>
      <Action label={text.actions.flip} onPress={() => flip(table)}>
        <Icon of={RotateCw} />
      </Action>
      <Action label={text.actions.resign} off={!mayResign} onPress={() => setOpen('resign')}>
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
        {open === 'resign' && mayResign && (
          <Confirm
            title={text.actions.resign}
            action={<Naming say={(of) => text.actions.confirmResign(of(loser))} />}
            onConfirm={() => resign(table, loser)}
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

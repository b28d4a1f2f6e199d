import { Naming } from '../common/Naming.tsx';
import { useText } from '../text.tsx';
import { useBoardView } from './use-view.ts';

/** Who is to move on the board, or is in check. */
export const Turn = () => {
  const { status } = useText();
  const { facts, toMove } = useBoardView();
  return facts.checked.length > 0 ? (
    <strong className="status-check">
      <Naming say={(of) => status.check(of(toMove))} />
    </strong>
  ) : (
    <Naming say={(of) => status.toMove(of(toMove))} />
  );
};

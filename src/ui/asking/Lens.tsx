import { useSettings } from '../table-context.tsx';
import { Asking } from './Asking.tsx';
import { AttackView } from './AttackView.tsx';

/** What lets people look closer at the board: pieces that can be asked, and who attacks what. It comes when somebody first points at anything. */
export const Lens = ({ first }: { readonly first: EventTarget }) => {
  const { asking } = useSettings();
  return (
    <>
      {asking && <Asking first={first} />}
      <AttackView />
    </>
  );
};

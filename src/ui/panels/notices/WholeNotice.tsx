import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';

interface WholeNoticeProps {
  readonly title: string;
  readonly words: string;
  readonly onClose: () => void;
}

/** The whole sentence of a notice that is shown in few words beside the board. */
export const WholeNotice = ({ title, words, onClose }: WholeNoticeProps) => {
  const { undo } = useText();
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{words}</p>
      <button type="button" className="primary" data-action="close" onClick={onClose}>
        {undo.understood}
      </button>
    </Sheet>
  );
};

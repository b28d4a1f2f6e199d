import { X } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { files } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';

const WholeNotice = files.component(({ WholeNotice }) => WholeNotice);

interface NoticeProps {
  /** The whole sentence. It is announced, and shown where there is room for it. */
  readonly full: string;
  /** A shorter sentence for the strip of a small window; a button beside it then shows the whole one. */
  readonly short?: string;
  readonly event?: unknown;
  readonly dismiss: {
    readonly action: string;
    readonly words?: string;
    readonly onPress: () => void;
  };
  /** The button that does something about it; then no button shows the whole sentence. */
  readonly children?: ReactNode;
}

/** One notice: a sentence, what can be done about it, and a button that puts it away. */
export const Notice = ({ full, short, event, dismiss, children }: NoticeProps) => {
  const { undo } = useText();
  const [isRead, read] = useState(false);
  const close = dismiss.words ?? undo.dismiss;
  return (
    <div className="notice" data-short={short !== undefined || undefined}>
      <LiveSentence role="status" event={event}>
        {full}
      </LiveSentence>
      {short !== undefined && (
        <span className="notice-short" aria-hidden="true">
          {short}
        </span>
      )}
      {children ??
        (short !== undefined && (
          <button
            type="button"
            className="notice-why"
            data-action="read-notice"
            onClick={() => read(true)}
          >
            {undo.why}
          </button>
        ))}
      <IconButton
        action={dismiss.action}
        label={close}
        icon={X}
        className="notice-close"
        onPress={dismiss.onPress}
      />
      {isRead && short !== undefined && (
        <Suspense>
          <WholeNotice title={short} words={full} onClose={() => read(false)} />
        </Suspense>
      )}
    </div>
  );
};

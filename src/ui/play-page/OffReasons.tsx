import { useText } from '../text.tsx';
import { useActionContext } from './action.ts';
import { barActions } from './bar-actions.ts';

const nothing = (): void => {};

/** Why some actions are off: descriptions of their buttons, for ears. */
export const OffReasons = () => {
  const { off: words } = useText().offers;
  const at = useActionContext(nothing);
  return Object.entries(barActions).map(([id, action]) => {
    const off = 'off' in action ? action.off(at) : null;
    return (
      off !== null && (
        <p key={id} id={`off-${id}`} className="unseen">
          {words[off]}
        </p>
      )
    );
  });
};

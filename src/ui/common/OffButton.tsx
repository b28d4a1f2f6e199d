import { type ReactNode, useState } from 'react';
import { usePageText } from '../page-text.ts';
import './off-button.css';

interface OffButtonProps {
  readonly label: ReactNode;
  /** Why it is off; null while it acts. */
  readonly off: string | null;
  /** What it is for, told by a hint while it acts. */
  readonly hint?: string;
  readonly onPress: () => void;
}

/** A button that says why it is off, to whoever reads it, focuses it or presses it all the same. */
export const OffButton = ({ label, off, hint, onPress }: OffButtonProps) => {
  const [told, tell] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-disabled={off !== null}
        title={off ?? hint}
        onFocus={() => tell(true)}
        onBlur={() => tell(false)}
        onClick={off === null ? onPress : () => tell(true)}
      >
        {label}
      </button>
      {off !== null && told && (
        <span className="off-why" aria-hidden="true">
          {off}
        </span>
      )}
    </>
  );
};

interface OffReasonsProps {
  /** Each action that is off, and why, by the code of its reason. */
  readonly reasons: readonly (readonly [id: string, why: Why])[];
  /** The action whose reason is shown; the others are only read out with their buttons. */
  readonly shown: string | null;
}

type Why = keyof ReturnType<typeof usePageText>['talk']['off'];

/** Why some actions are off: descriptions of their buttons, and in sight for the one that was pressed or focused. */
export const OffReasons = ({ reasons, shown }: OffReasonsProps) => {
  const { off } = usePageText().talk;
  return reasons.map(([id, why]) => (
    <p key={id} id={id} className={id === shown ? 'off-why' : 'unseen'}>
      {off[why]}
    </p>
  ));
};

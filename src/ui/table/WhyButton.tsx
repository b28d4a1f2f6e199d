import { CircleQuestionMark } from 'lucide';
import { ButtonWithReason } from './ButtonWithReason.tsx';
import { useEndingProof } from './use-ending-proof.ts';

/** Shows in the strip why the game ended so, or puts that away; nothing where there is no proof of it. */
export const WhyButton = ({ onFirst }: { readonly onFirst?: () => void }) => {
  const { at, ask, isOffered, show, end } = useEndingProof();
  if (!isOffered) return null;
  const press = (): void => {
    onFirst?.();
    if (at === -1) show();
    else end();
  };
  return (
    <ButtonWithReason
      id="why"
      label={ask}
      icon={CircleQuestionMark}
      pressed={at !== -1}
      onPress={press}
    />
  );
};

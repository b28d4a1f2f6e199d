import { useEffect, useRef } from 'react';
import { useText } from '../../app/text.tsx';
import type { AgreementSkin, TossProps } from '../../game/agreement-skin.ts';

interface TossResultProps extends TossProps {
  readonly Toss: AgreementSkin['Toss'];
  readonly onBegin: () => void;
  readonly onBack: () => void;
}

/** Shows five tossed tokens as the game draws them, and their result. */
export const TossResult = ({ words, Toss, toss, people, onBegin, onBack }: TossResultProps) => {
  const { back } = useText().start;
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus(), []);
  return (
    <div className="start start-tossed">
      <Toss words={words} toss={toss} people={people} />
      <div className="start-foot">
        <button type="button" className="quiet" data-action="back" onClick={onBack}>
          {back}
        </button>
        <button type="button" className="primary" ref={begin} data-action="begin" onClick={onBegin}>
          {words.begin}
        </button>
      </div>
    </div>
  );
};

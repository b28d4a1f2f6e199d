import { use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { elementPick } from '../board/element-pick.ts';
import { useKey } from '../common/use-key.ts';
import { useLook, useSkin, useTongue } from '../game-skin.ts';
import { useBoardView, useSides } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { useSettled } from '../table-context.tsx';
import { AttackLayer, attackMarks } from './AttackLayer.tsx';

// It stays as it was while one looks its marks up and comes back.
let wasOn = false;

const order = ['below', 'beyond', 'hanging', 'guarded', 'pin'] as const;

/** Shows, while it is wanted, who attacks what on the board, in play and while looking back; and says what hangs. */
export const AttackView = () => {
  const skin = useSkin();
  const tongue = useTongue();
  const proofs = use(tongue.proofs());
  const words = usePageText().teach;
  const { coordinates } = useLook();
  const { flipped } = useSettled();
  const { line } = useBoardView();
  const sides = useSides();
  const [on, setOn] = useState(wasOn);
  useEffect(() => {
    wasOn = on;
  }, [on]);
  const attacks = useMemo(
    () => (on ? proofs.attacks(line.position) : null),
    [on, proofs, line.position],
  );
  useKey('a', () => setOn(!on));

  // Whoever walks the board with the keyboard hears what the dots show.
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    const pickOf = elementPick(skin);
    const hear = ({ target }: FocusEvent): void => {
      const visible = target instanceof Element && target.matches(':focus-visible');
      const pick = visible ? pickOf(target) : null;
      setAt(pick?.at === 'square' ? pick.square : null);
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, [on, skin]);

  const named = (squares: readonly number[]): readonly string[] =>
    squares.map((square) => skin.spokenSquare(square, coordinates));
  const field = document.querySelector('.board .field');
  return (
    <section className="attack-view">
      <button
        type="button"
        className="action"
        aria-pressed={on}
        title={words.attacksHint}
        onClick={() => setOn(!on)}
      >
        <svg className="reach" viewBox="-6 -6 12 12" aria-hidden="true">
          {attackMarks.hanging}
          {attackMarks.below}
        </svg>
        <span>{words.attacks}</span>
      </button>
      {attacks !== null && (
        <ul>
          {order.map((mark) => (
            <li key={mark}>
              <svg className="reach" viewBox="-6 -6 12 12" aria-hidden="true">
                {attackMarks[mark]}
              </svg>
              {words.attackMarks[mark]}
            </li>
          ))}
        </ul>
      )}
      {attacks !== null &&
        field !== null &&
        createPortal(<AttackLayer attacks={attacks} board={skin.board} flipped={flipped} />, field)}
      <p className="unseen" aria-live="polite">
        {attacks !== null &&
          words.attacksAloud(
            named(attacks.hanging),
            named(attacks.pins.map(({ pinned }) => pinned)),
            named(attacks.checks.map(({ from }) => from)),
          )}
      </p>
      <p className="unseen" aria-live="polite">
        {attacks !== null &&
          at !== null &&
          words.attacksOn(skin.spokenSquare(at, coordinates), sides, [
            attacks.counts[0][at] ?? 0,
            attacks.counts[1][at] ?? 0,
          ])}
      </p>
    </section>
  );
};

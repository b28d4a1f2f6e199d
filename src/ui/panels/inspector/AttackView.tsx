import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { elementPick } from '../../board/element-pick.ts';
import { useBoardField } from '../../board/use-board-field.ts';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import { attackSwitch, toggleAttacks } from '../../table/attack-switch.ts';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import { AttackLayer, AttackSign, attackSigns } from './AttackLayer.tsx';

/** Shows on demand which side attacks which square, in play and while looking back, and announces the hanging pieces. */
export const AttackView = () => {
  const skin = useSkin();
  const gameText = useGameText();
  const inspector = gameText.inspector;
  const text = useText();
  const words = text.teach;
  const { coordinates } = useLook();
  const { flipped } = useSitting();
  const { line } = usePositionView();
  const sides = useSides();
  const { on } = useStore(attackSwitch);
  const attacks = useMemo(
    () => (on ? inspector.attacks(line.position) : null),
    [on, inspector, line.position],
  );

  // A user who walks the board with the keyboard hears what is drawn.
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
    squares.map((square) => {
      const kind = skin.faceAt(line.position, square)?.kind ?? '';
      return words.standing(skin.pieceName(kind, text), skin.spokenSquare(square, coordinates));
    });
  const hasPins = inspector.attackLines.includes('pin');
  const signs = attackSigns.filter((mark) => {
    if (mark === 'pinned') return hasPins;
    return mark !== 'line' || inspector.attackLines.length > 0;
  });
  const pinned = attacks?.pins.map((pin) => pin.pinned) ?? [];
  const field = useBoardField();
  return (
    <section className="attack-view">
      <button
        type="button"
        className="action"
        data-action="attacks"
        aria-pressed={on}
        title={words.attacksHint}
        onClick={toggleAttacks}
      >
        <svg className="reach" viewBox="-6 -6 12 12" aria-hidden="true">
          <AttackSign as="below" />
          <AttackSign as="hanging" />
        </svg>
        <span>{words.attacks}</span>
      </button>
      {attacks !== null && (
        <ul>
          {signs.map((mark) => (
            <li key={mark}>
              <svg className="reach" viewBox="-6 -6 12 12" aria-hidden="true">
                <AttackSign as={mark} />
              </svg>
              {words.attackMarks[mark === 'line' && !hasPins ? 'check' : mark]}
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
            named(pinned),
            named(attacks.checks.map(({ from }) => from)),
          )}
      </p>
      <p className="unseen" aria-live="polite">
        {attacks !== null &&
          at !== null &&
          words.attacksOn(
            skin.spokenSquare(at, coordinates),
            sides,
            [attacks.counts[0][at] ?? 0, attacks.counts[1][at] ?? 0],
            { hanging: attacks.hanging.includes(at), pinned: pinned.includes(at) },
          )}
      </p>
    </section>
  );
};

import { type Family, takingOf } from '#games/banqi/family.ts';
import { type Kind, kinds } from '#games/banqi/piece.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiPageText, BanqiText } from '#i18n/banqi/catalogue.ts';
import { useLook } from '../../game-skin.ts';
import { usePageText } from '../../page-text.ts';
import { useBoardView } from '../../play-page/use-board-view.ts';
import { useText } from '../../text.tsx';
import { Face } from './Face.tsx';
import './capture-table.css';

const letters: Readonly<Record<Kind, string>> = {
  king: 'K',
  advisor: 'A',
  elephant: 'B',
  chariot: 'R',
  horse: 'N',
  cannon: 'C',
  soldier: 'P',
};

/** How high a kind stands: kings above and soldiers below all, a cannon that jumps just above the soldiers. */
const heightOf = (family: Family, kind: Kind): number => {
  const { by, takes } = takingOf(family, kind);
  if (kind === 'king' || kind === 'soldier') return kind === 'king' ? 9 : 0;
  return by === 'jump' ? 1 : takes.length;
};

/** Who takes whom in the family that is played: hunters at the left, from the highest to the lowest, what they take above. */
export const CaptureTable = () => {
  // What is said at a table of this game has the words of this game.
  const { game } = useText() as BanqiText;
  const page = usePageText() as BanqiPageText;
  const { plainSet } = useLook();
  const { family } = useBoardView().line.position as Position;
  const ladder = kinds.toSorted((a, b) => heightOf(family, b) - heightOf(family, a));
  const nameOf = (kind: Kind): string => game.pieces[kind].name;
  const jumper = ladder.find((kind) => takingOf(family, kind).by === 'jump');
  const { values } = page.game.agreement.options.family;
  return (
    <>
      <table className="capture-table">
        <caption>{values[family]}</caption>
        <thead>
          <tr>
            <td />
            {ladder.map((kind) => (
              <th key={kind} scope="col">
                <Face face={letters[kind].toLowerCase()} down={false} set={plainSet} />
                <span className="unseen">{nameOf(kind)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ladder.map((hunter) => (
            <tr key={hunter}>
              <th scope="row">
                <Face face={letters[hunter]} down={false} set={plainSet} />
                <span>{nameOf(hunter)}</span>
              </th>
              {ladder.map((prey) => {
                const takes = takingOf(family, hunter).takes.includes(prey);
                const { cannotTake } = page.game.reasons;
                const said = takes
                  ? page.game.canTake(nameOf(hunter), nameOf(prey))
                  : cannotTake(nameOf(hunter), nameOf(prey));
                return (
                  <td key={prey} data-takes={takes || undefined} title={said}>
                    <span aria-hidden="true">{takes ? '✓' : '–'}</span>
                    <span className="unseen">{said}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {jumper && <p className="capture-note">{page.game.reasons.jumps}</p>}
    </>
  );
};

import { useLook, useSkin } from '../../game/game-skin.ts';
import type { CaptureTable } from '../../game/rules-book.ts';
import { useFaces } from '../../game/use-faces.ts';
import './captures.css';

/** A table of which piece captures which: pieces on both edges, and a sign where they meet. */
export const Captures = ({ table }: { readonly table: CaptureTable }) => {
  const skin = useSkin();
  const { Face } = skin;
  const { pieceSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { label, key, rows, columns } = table;
  const drawn = (face: string) => (
    <span className="one-square" aria-hidden="true">
      <Face face={face} down={false} set={pieces} />
    </span>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and an element that scrolls must take the keyboard. */}
      <section className="rules-table captures" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ face, name }) => (
                <th key={face} scope="col">
                  {drawn(face)}
                  <span className="unseen">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ face, name, cells }) => (
              <tr key={face}>
                <th scope="row">
                  <span>
                    {drawn(face)}
                    {name}
                  </span>
                </th>
                {cells.map(({ sign, words }, i) => (
                  <td key={columns[i]?.face}>
                    <span aria-hidden="true">{sign}</span>
                    <span className="unseen">{words}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="captures-key">{key}</p>
    </>
  );
};

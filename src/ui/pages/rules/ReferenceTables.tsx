import type { Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { useGame, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { JapaneseParts, PieceReading } from '../../game/JapaneseParts.tsx';
import type { CaseTable, Exercise, GlossaryEntry } from '../../game/rules-book.ts';
import { useSigns } from '../../game/text-of.ts';
import { ClaimConditions, ClaimTotals } from '../../panels/offers/Claims.tsx';

/** The moves of a board's line, written in every notation. */
export const Notations = ({ exercise }: { readonly exercise: Exercise }) => {
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const { notations } = useTable(({ pack }) => pack);
  const writing = gameText.writing;
  const names = writing.notations(text);
  const lines: Line<object, object>[] = [];
  let line = startLine<object, object>(game.start(exercise.setup));
  for (const move of exercise.line) {
    // If a move has several outcomes by chance, the first stands for all.
    const [first] = game.draws(line.position, move);
    line = extend(game, line, first === undefined ? { move } : { move, drawn: first.drawn });
    lines.push(line);
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls takes the keyboard.
    <section className="rules-table" tabIndex={0} aria-label={text.settings.notation}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.rules.move}</th>
            {notations.map((notation) => (
              <th key={notation} scope="col">
                {names[notation]?.split(/[:：]/)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((at) => (
            <tr key={at.ply}>
              <th scope="row">{at.ply}</th>
              {notations.map((notation) => (
                <td key={notation}>
                  <JapaneseParts>{writing.write(at, notation)}</JapaneseParts>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The points of both sides in a board's position. */
export const Points = ({ exercise }: { readonly exercise: Exercise }) => {
  const gameText = useGameText();
  const text = useText();
  const { claims } = gameText.inspector;
  const game = useGame();
  const line = startLine<object, object>(game.start(exercise.setup));
  const count = claims?.sheet(line, game.turn(line.position), game.rules, text);
  if (count === undefined) return null;
  const { lines, totals } = count;
  return (
    <ul>
      <ClaimConditions lines={lines} />
      <ClaimTotals totals={totals} />
    </ul>
  );
};

/** The words of the game, with kanji and reading. */
export const Glossary = ({ entries }: { readonly entries: readonly GlossaryEntry[] }) => {
  const signs = useSigns();
  return (
    <dl className="rules-glossary">
      {entries.map(({ id, kanji, reading, meaning }) => (
        <div key={id}>
          <dt>
            <span lang={signs}>{kanji}</span>{' '}
            <i>
              <PieceReading>{reading}</PieceReading>
            </i>
          </dt>
          <dd>
            <JapaneseParts>{meaning}</JapaneseParts>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A table of cases and what follows from each. */
export const Cases = ({ table: { label, head, rows } }: { readonly table: CaseTable }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls takes the keyboard.
  <section className="rules-table cases" tabIndex={0} aria-label={label}>
    <table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([given, comes]) => (
          <tr key={given}>
            <th scope="row">{given}</th>
            <td>{comes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

import { memo, type Ref, useId } from 'react';
import { OWN_START } from '#store/set-up.ts';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { SelectField } from '../../base/Fields.tsx';
import { Choices } from '../../game/Choices.tsx';
import { Emblem, GameName, useGames } from '../../game/GameSign.tsx';
import { useGameChoice } from '../../table/use-game-choice.ts';
import type { SetUpSectionProps } from './set-up-section.ts';
import { WhoBegins } from './WhoBegins.tsx';

/** Asks which of the games known here is played. */
export const WhichGame = memo(() => {
  const { start } = useText();
  const present = useTable(({ pack }) => pack.id);
  const choose = useGameChoice();
  const games = useGames();
  return (
    <Choices
      option="game"
      look="pictures"
      legend={start.game}
      choices={games}
      labels={Object.fromEntries(games.map((game) => [game, <GameName key={game} game={game} />]))}
      chosen={present}
      onChoose={choose}
      preview={(game) => <Emblem game={game} />}
    />
  );
});

interface StartPositionProps extends SetUpSectionProps {
  /** The sentences on what is wrong with the given position. */
  readonly problems: readonly string[];
  readonly position: Ref<HTMLTextAreaElement>;
}

/** Asks from which position the game is played, and who begins. */
export const StartPosition = ({ problems, position, ...section }: StartPositionProps) => {
  const { agreement, own, setUp, onChange } = section;
  const id = useId();
  return (
    <div className="start-begin">
      <SelectField
        option="start"
        label={own.start}
        choices={[...agreement.starts.map((start) => start.id), OWN_START]}
        labels={own.starts}
        chosen={setUp.start}
        onChoose={(start) => onChange({ start })}
      />
      {setUp.start === OWN_START && (
        <div className="start-field start-position">
          <label htmlFor={id}>{own.position}</label>
          <textarea
            id={id}
            ref={position}
            rows={2}
            value={setUp.position}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={problems.length > 0}
            aria-describedby={`${id}problems`}
            data-option="position"
            onChange={({ target }) => onChange({ position: target.value })}
          />
          <div id={`${id}problems`} className="start-problems" role="alert">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <WhoBegins {...section} />
    </div>
  );
};

import { memo, type Ref, use, useId } from 'react';
import { packs } from '#games/index.ts';
import { OWN_START } from '#store/set-up.ts';
import { changeGame } from '#store/sittings.ts';
import { useApp, useTable } from '../app-context.tsx';
import { useGameSkin, useTextOf } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { Choices } from '../settings-page/Choices.tsx';
import { useFaces } from '../use-faces.ts';
import { SelectField } from './Fields.tsx';
import type { SetUpSectionProps } from './set-up-section.ts';

const GameName = ({ game }: { readonly game: string }) =>
  useGameSkin(game).gameText.name(useTextOf(game));

/** A game as one of its pieces. */
const Emblem = ({ game }: { readonly game: string }) => {
  const { skin, gameText } = useGameSkin(game);
  const { emblem } = use(gameText.agreement());
  useFaces(skin, emblem.set);
  return <skin.Face {...emblem} down={false} />;
};

/** Which of the games that are known here is played. */
const WhichGame = memo(() => {
  const { table } = useApp();
  const present = useTable(({ pack }) => pack.id);
  const games = [...new Set([...Object.keys(packs), present])];
  return (
    <Choices
      option="game"
      look="chips"
      legend={usePageText().start.game}
      choices={games}
      labels={Object.fromEntries(games.map((game) => [game, <GameName key={game} game={game} />]))}
      chosen={present}
      onChoose={(game) => void changeGame(table, packs, game)}
      preview={(game) => <Emblem game={game} />}
    />
  );
});

interface StartPositionProps extends SetUpSectionProps {
  /** What is wrong with the position that was given, in words. */
  readonly problems: readonly string[];
  readonly position: Ref<HTMLTextAreaElement>;
}

/** Which game, and from which position. */
export const StartPosition = ({ problems, position, ...part }: StartPositionProps) => {
  const { agreement, own, setUp, onChange } = part;
  const id = useId();
  return (
    <>
      <div className="start-game">
        <WhichGame />
        <SelectField
          option="start"
          label={own.start}
          choices={[...agreement.starts.map((start) => start.id), OWN_START]}
          labels={own.starts}
          chosen={setUp.start}
          onChoose={(start) => onChange({ start })}
        />
      </div>
      {setUp.start === OWN_START && (
        <div className="start-field">
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
    </>
  );
};

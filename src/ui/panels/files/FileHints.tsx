import { Info } from 'lucide';
import { Suspense, use, useState } from 'react';
import { useApp, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useFileWords } from '../../game/formats.ts';
import { useGameSkin } from '../../game/game-skin.ts';
import { useTextOf } from '../../game/text-of.ts';

/** Says which files of another game can be read. */
const OtherHint = ({ game }: { readonly game: string }) => {
  const text = useTextOf(game);
  const { gameText } = useGameSkin(game);
  const { words } = use(gameText.files());
  return (
    <li>
      {gameText.name(text)}: {words(text).hint}
    </li>
  );
};

/**
 * Says which files of the game on the table can be read. A file may be of any game, so a press shows those of the others,
 * of which nothing is fetched before. It suspends.
 */
export const FileHints = () => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  const { kifu } = useText();
  const { hint } = useFileWords();
  const [all, showAll] = useState(false);
  return (
    <div className="file-hints">
      <p>
        {hint}
        <button
          type="button"
          className="quiet"
          data-action="other-formats"
          aria-expanded={all}
          onClick={() => showAll(!all)}
        >
          {kifu.otherGames}
          <Icon of={Info} />
        </button>
      </p>
      {all && (
        <ul>
          {Object.keys(packs).map(
            (game) =>
              game !== present && (
                <ErrorBoundary key={game}>
                  <Suspense>
                    <OtherHint game={game} />
                  </Suspense>
                </ErrorBoundary>
              ),
          )}
        </ul>
      )}
    </div>
  );
};

import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Emblem, useGames } from '../../game/GameSign.tsx';
import { useLearnAddress } from '../../game/learn-address.ts';
import type { ActionsProps } from '../../table/actions/action.ts';
import './front-line.css';

/**
 * The ways from an untouched table in a window without the panel: one line at the top, in room that is empty until the first
 * move. The small signs say which games are here.
 */
export const FrontLine = ({ onOpen }: Pick<ActionsProps, 'onOpen'>) => {
  const { gameSigns } = useApp();
  const text = useText();
  const { front, nav } = text;
  const games = useGames();
  const names = games.map((game) => gameSigns[game]?.name(text) ?? game);
  return (
    <section className="front-line" data-part="front" aria-label={front.label}>
      <h2>
        <button
          type="button"
          className="quiet front-signs"
          data-action="choose-game"
          aria-label={front.playGames(names.join(', '))}
          onClick={() => onOpen('new')}
        >
          {games.map((game) => (
            <Emblem key={game} game={game} />
          ))}
        </button>
      </h2>
      <h2>
        <a href={useLearnAddress()} data-action="learn">
          {nav.learn}
        </a>
      </h2>
      <h2>
        <button type="button" className="quiet" data-action="open" onClick={() => onOpen('open')}>
          {front.openShort}
        </button>
      </h2>
    </section>
  );
};

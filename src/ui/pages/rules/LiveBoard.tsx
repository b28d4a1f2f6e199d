import { useId, useMemo } from 'react';
import type { Pick } from '#kernel/game.ts';
import { cancel, enter, pick, takeBack } from '#store/commands.ts';
import { keepingNothing } from '#store/ports.ts';
import { createTable, freshSitting, seatedGame } from '#store/table.ts';
import { AppProvider, useApp, usePicked, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { BoardStage } from '../../board/BoardStage.tsx';
import { ReachLayer } from '../../board/ReachLayer.tsx';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import type { Exercise } from '../../game/rules-book.ts';
import { ChosenAloud } from '../../panels/announcer/ChosenAloud.tsx';
import { StandingAloud } from '../../panels/announcer/StandingAloud.tsx';
import { PartialMove } from '../../table/PartialMove.tsx';
import { usePositionView, useSelectionView, useSides } from '../../table/use-position-view.ts';
import './live-board.css';

const noPicks: readonly never[] = [];

/** Says the last move and the referee's answer: why it was not possible, how the game ended, or whose turn it is. */
const Said = () => {
  const gameText = useGameText();
  const text = useText();
  const { speak } = gameText.writing;
  const inspector = gameText.inspector;
  const { coordinates } = useLook();
  const { match } = useSitting();
  const sides = useSides();
  const refused = useTable((state) => state.refused);
  const { facts, toMove, line } = usePositionView();
  const { outcome } = match;
  const why =
    refused === null
      ? ''
      : inspector.reason({ ...refused, position: line.position }, coordinates, text);
  if (why !== '')
    return <Announced event={refused}>{refused?.asks ? why : <strong>{why}</strong>}</Announced>;
  const ending = outcome && gameText.ending(outcome, sides, text);
  const said = [
    line.turn !== null && speak(line, { called: sides, coordinates, check: true }, text),
    ending !== null && `${ending.how}:`,
    ending?.why,
    outcome !== null && outcome.winner !== null && `${text.result.wins(sides[outcome.winner])}.`,
    facts.occurrences > 1 && ending === null && text.rules.stood(facts.occurrences),
    ending === null && facts.checked.length > 0 && text.status.check(sides[toMove]),
    ending === null && facts.checked.length === 0 && text.status.toMove(sides[toMove]),
  ];
  return said.flatMap((words) => (words ? [<span key={words}>{words} </span>] : []));
};

const Stage = ({ exercise }: { readonly exercise: Exercise }) => {
  const { table } = useApp();
  const skin = useSkin();
  const text = useText();
  const { rules } = text;
  const look = useLook();
  const picked = usePicked();
  const refused = useTable((state) => state.refused);
  const view = usePositionView();
  const selection = useSelectionView();
  const sides = useSides();
  const inspector = useGameText().inspector;
  const { mistake, line, caption, about } = exercise;
  const pack = useTable((state) => state.pack);
  const { game } = pack;
  const { ply, position } = view.line;
  const untouched = ply === 0 && picked.length === 0 && refused === null;
  const reached = about.flatMap(
    (square) => inspector.inspect(position, { at: 'square', square }, text) ?? [],
  );
  // A reader who has left the line may find that it cannot go on.
  const planned = view.open ? line[ply] : undefined;
  const next =
    planned && game.refuse(position, game.picks(position, planned)) === null ? planned : undefined;
  const restart = (): void =>
    table.store.setState({
      ...seatedGame(pack, freshSitting(game, table.ports, exercise.setup)),
      refused: null,
    });
  const showMistake = (): void => {
    if (mistake === null) return;
    restart();
    enter(table, mistake);
  };
  const id = useId();
  return (
    <figure className="live" aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <BoardStage
        skin={skin}
        position={selection.position}
        flipped={false}
        pieceSet={look.pieceSet}
        coordinates={look.coordinates}
        sides={sides}
        mover={view.open ? view.toMove : null}
        chosen={selection.chosen}
        next={view.open ? selection.next : noPicks}
        last={view.last}
        checked={view.facts.checked}
        evidence={refused?.refusal.evidence ?? noPicks}
        onPick={(picked: Pick, dragged?: boolean) => pick(table, picked, dragged)}
        onCancel={() => cancel(table)}
        ply={ply}
        question={selection.question}
        note={
          untouched &&
          reached.map(({ reach, inHand }, i) => (
            <ReachLayer
              key={about[i]}
              reach={reach}
              inHand={inHand}
              board={skin.board}
              flipped={false}
            />
          ))
        }
      />
      <ChosenAloud />
      <StandingAloud />
      <div className="live-said">
        <PartialMove>
          <p aria-live="polite">
            <Said />
          </p>
        </PartialMove>
      </div>
      <div className="side-by-side">
        {mistake !== null && (
          <button type="button" data-action="show-mistake" onClick={showMistake}>
            {rules.showMistake}
          </button>
        )}
        {line.length > 0 && (
          <>
            <button
              type="button"
              data-action="example-back"
              aria-disabled={ply === 0}
              onClick={() => takeBack(table)}
            >
              {rules.moveBack}
            </button>
            <button
              type="button"
              data-action="example-forward"
              aria-disabled={next === undefined}
              onClick={() => next && enter(table, next)}
            >
              {rules.moveOn}
            </button>
          </>
        )}
        <button
          type="button"
          data-action="example-restart"
          aria-disabled={untouched}
          onClick={restart}
        >
          {rules.startOver}
        </button>
      </div>
    </figure>
  );
};

/**
 * A small board to try a rule on. It has a table of its own: nothing of it is kept, and the game in play stays as it is.
 */
export const LiveBoard = ({ exercise }: { readonly exercise: Exercise }) => {
  const app = useApp();
  const { ports } = app.table;
  const pack = useTable((state) => state.pack);
  const { setup } = exercise;
  const here = useMemo(() => {
    const sitting = freshSitting(pack.game, ports, setup);
    const table = createTable(pack, keepingNothing(ports), sitting, { mayHaveKept: false });
    return { ...app, table };
  }, [app, pack, ports, setup]);
  return (
    <AppProvider value={here}>
      <Stage exercise={exercise} />
    </AppProvider>
  );
};

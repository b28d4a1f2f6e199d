import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { nodeAt } from '#record/record.ts';
import { hideRefusal } from '#store/commands.ts';
import { showProof } from '#store/navigation.ts';
import { whyClosed } from '#store/progress.ts';
import { explains, shownNode, shownPosition } from '#store/selectors.ts';
import { type IllegalAttempt, noProof } from '#store/table.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useKey } from '../../app/use-key.ts';
import { useCloseOnBack } from '../../base/back.ts';
import { ProofLayer } from '../../board/ProofLayer.tsx';
import { ReachLayer } from '../../board/ReachLayer.tsx';
import { useBoardField } from '../../board/use-board-field.ts';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import type { PieceFacts } from '../../game/game-text.ts';
import { useSquareStretches } from '../../game/use-square-stretches.ts';
import { RefusalText } from '../../table/RefusalText.tsx';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import { useRefusalWords } from '../../table/use-refusal-words.ts';
import { ClosedSquares } from './ClosedSquares.ts';
import { PieceCard } from './PieceCard.tsx';
import { useInspectedPick } from './use-inspected-pick.ts';

/** How long the user rests on a closed square before hearing why it is closed, in milliseconds. */
const REST = 700;

// One list for all renders, so that nothing is drawn again for it.
const noPicks: readonly Pick[] = [];

/** The words read aloud, with a count: the same words may be read again. */
interface Saying {
  readonly words: string;
  readonly times: number;
}

/** The facts on a piece that cannot move: how it moves in general, but none of the squares it would reach here. */
const standingStill = (facts: PieceFacts): PieceFacts => ({
  ...facts,
  reach: { ...facts.reach, moves: [], captures: [], protects: [] },
});

/**
 * The reason why the chosen piece cannot go to the square that is pointed at. It is drawn on the board as long as it holds.
 * Null while the piece can go there, while nothing is chosen, and where the players agreed that nothing is explained.
 */
const useWhyNot = (pointed: Pick | null): IllegalAttempt | null => {
  const { table } = useApp();
  const game = useGame();
  const sitting = useSitting();
  const picked = useTable(({ selection }) => (pointed === null ? noPicks : selection.picked));
  const position = shownPosition(game, sitting);
  const explained = explains(sitting);
  const closed = useMemo(() => {
    const refusal = explained ? whyClosed(game, position, picked, pointed) : null;
    return refusal && pointed && { refusal, picks: [...picked, pointed] };
  }, [game, position, picked, pointed, explained]);

  useEffect(() => {
    if (closed === null) return;
    showProof(table, closed.refusal.evidence);
    return () => showProof(table, noProof);
  }, [table, closed]);
  return closed;
};

/**
 * Explains any piece, what it is and where it goes, and any square to which the chosen piece cannot go. The answer is drawn
 * on the board, written beside it, and read aloud on `?`.
 */
export const PieceInspector = () => {
  const { table } = useApp();
  const game = useGame();
  const skin = useSkin();
  const gameText = useGameText();
  const inspector = gameText.inspector;
  const text = useText();
  const words = text.teach;
  const { coordinates, pieceSet } = useLook();
  const sitting = useSitting();
  const sides = useSides();
  const { line } = usePositionView();
  const refused = useTable((state) => state.refused);
  // A refusal hides the explanation, but not if the piece was only asked about.
  const told = refused !== null && !refused.asks;
  const busy = useTable(({ proof }) => proof.length > 0) || told;
  const [said, say] = useReducer(
    (now: Saying, words: string): Saying => ({ words, times: now.times + 1 }),
    { words: '', times: 0 },
  );
  const asked = refused?.asks ? (refused.picks[0] ?? null) : null;
  const { inspected, letGo } = useInspectedPick(
    { skin, flipped: sitting.flipped },
    line.position,
    asked,
    // The press that began the hold may have been refused. Then the player asks, and tries nothing.
    () => hideRefusal(table),
  );
  const holds = useTable(({ selection }) => inspected !== null && selection.picked.length > 0);
  const isAsked = inspected !== null && asked !== null && samePick(inspected.pick, asked);
  // With a piece chosen a player is about to move. Then only a piece that is held is explained, or one that has no move.
  const wanted =
    inspected !== null && (inspected.stays || !holds || isAsked) ? inspected.pick : null;
  // While a refusal is told, the piece was not asked about: it is where the chosen one could not go.
  const asksOf = wanted && !told ? inspector.inspect(line.position, wanted, text) : null;
  const held =
    asksOf !== null && wanted?.at === 'square'
      ? (inspector.held?.(line.position, wanted.square, coordinates, text) ?? null)
      : null;
  const answer = asksOf !== null && held?.still ? standingStill(asksOf) : asksOf;
  const whyNot = useWhyNot(inspected === null || inspected.stays ? null : inspected.pick);
  const refusalWords = useRefusalWords();
  const because = whyNot === null ? '' : refusalWords(whyNot);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Words about one square must not be heard on the next. Each closed square is described as closed; the reason follows
  // after a rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another square may be closed for the same reason.
  useEffect(() => {
    say('');
    if (because === '') return;
    rest.current = setTimeout(() => say(because), REST);
    return () => clearTimeout(rest.current);
  }, [because, inspected]);
  // A forced promotion is explained after a move that was just made, not after one that was stepped to.
  const shown = shownNode(sitting);
  const [seen, setSeen] = useState({
    id: sitting.id,
    shown,
    looking: sitting.viewed !== null,
    made: sitting.origin === 'played',
  });
  if (seen.id !== sitting.id || seen.shown !== shown) {
    const goesOn = nodeAt(sitting.match.record, shown).parent === seen.shown && !seen.looking;
    const looking = sitting.viewed !== null;
    setSeen({ id: sitting.id, shown, looking, made: seen.id === sitting.id && goesOn });
  }
  const forced = sitting.viewed === null && seen.made ? (inspector.forced?.(line) ?? null) : null;

  const stretches = useSquareStretches();
  const aloud = ({ seat, here, other, reach, inHand }: PieceFacts): string => {
    const names = (squares: readonly number[]): readonly string[] => stretches(squares, wanted);
    return words.aloud({
      side: sides[seat],
      name: here.name,
      reading: here.reading,
      other: other?.name ?? '',
      moves: names(reach.moves),
      captures: names(reach.captures),
      protects: names(reach.protects),
      inHand,
    });
  };
  useKey('?', () => {
    clearTimeout(rest.current);
    if (answer !== null) say([...(held === null ? [] : [held.words]), aloud(answer)].join(' '));
    else if (because !== '') say(because);
  });
  useCloseOnBack(letGo, answer !== null && inspected?.stays === true);
  const onEscape = useEffectEvent(letGo);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);

  const field = useBoardField();
  return (
    <>
      <ClosedSquares />
      {answer !== null &&
        !busy &&
        field !== null &&
        createPortal(
          <ReachLayer
            reach={answer.reach}
            inHand={answer.inHand}
            board={skin.board}
            flipped={sitting.flipped}
          />,
          field,
        )}
      {held !== null &&
        refused === null &&
        !busy &&
        field !== null &&
        createPortal(
          <div className="hinted" data-held={held.still ? 'still' : 'silent'}>
            <ProofLayer
              evidence={held.evidence}
              skin={skin}
              pieceSet={pieceSet}
              flipped={sitting.flipped}
            />
          </div>,
          field,
        )}
      {answer !== null && wanted !== null && (
        <PieceCard
          facts={answer}
          held={held?.words ?? ''}
          side={sides[answer.seat]}
          pick={wanted}
          isMarked={!busy}
          onPutAway={letGo}
        />
      )}
      {whyNot !== null && !told && (
        <section className="piece-card" aria-label={words.whyNot} onPointerUp={letGo}>
          <p className="piece-why" data-rule={whyNot.refusal.rule}>
            {because}
          </p>
        </section>
      )}
      {forced !== null && whyNot === null && (
        <section className="piece-told" aria-label={words.whyForced}>
          <RefusalText
            refusal={forced}
            picks={line.before && line.turn ? game.picks(line.before.position, line.turn.move) : []}
            position={line.before?.position}
            className="piece-why"
          />
        </section>
      )}
      <p className="unseen" aria-live="polite">
        <span key={said.times}>{said.words}</span>
      </p>
    </>
  );
};

import { type ReactNode, Suspense, useState } from 'react';
import type { Refusal, Seat } from '#kernel/game.ts';
import { beginsVariation, isNewTable, isRead, shownFoul, shownNode } from '#store/selectors.ts';
import { useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { lessons, records } from '../../app/chunks.ts';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { useUnfinished } from '../../panels/games/use-unfinished.ts';
import { FirstTimeTip, useFirstTimeTip } from '../../panels/hints/FirstTimeTip.tsx';
import { Newcomer, useIsNewcomer } from '../../panels/hints/Newcomer.tsx';
import { ProofStrip } from '../../panels/inspector/ProofStrip.tsx';
import type { DisabledReason } from '../../table/actions/action.ts';
import { EndedStatus, TurnStatus, useSaysTurnOnly } from '../../table/GameStatus.tsx';
import { PartialMove } from '../../table/PartialMove.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { RefusalText } from '../../table/RefusalText.tsx';
import { ReturnToGame } from '../../table/ReturnToGame.tsx';
import { RuleLink } from '../../table/RuleLink.tsx';
import { useEndingProof } from '../../table/use-ending-proof.ts';
import { useIsReopened } from '../../table/use-is-reopened.ts';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { usePartialMove } from '../../table/use-partial-move.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { ChosenPiece } from './ChosenPiece.tsx';
import '../../table/status-notes.css';

const ReadingStrip = records.component(({ ReadingStrip }) => ReadingStrip);
const EndGameStatus = lessons.component(({ EndGameStatus }) => EndGameStatus);
const WaitingStrip = records.component(({ WaitingStrip }) => WaitingStrip);

interface StatusProps {
  /** The seat on whose side of the table it stands; undefined where both share one side. */
  readonly own?: Seat | undefined;
  /** The name of that side, added to the label of this region. */
  readonly of?: string;
  /** Why the action that has the focus or the pointer is off. */
  readonly asked?: DisabledReason | null | undefined;
  /** The answer to a press that did nothing, for a moment; its words are also read aloud. */
  readonly tip?: Tip | null | undefined;
  /** The question that waits for an answer between the players. */
  readonly question: ReactNode;
}

/** A sentence that is said for a moment. Another one in the same words is another object. */
export interface Tip {
  readonly words: string;
}

/** The side to move. With the class `status-idle`, a notice may take its place. */
const Turn = ({ own }: Pick<StatusProps, 'own'>) => (
  <p className="status-turn status-idle">
    <TurnStatus own={own} />
  </p>
);

/** The side to move, or how the game ended: shown when there is nothing else to say. */
const Idle = ({ own }: Pick<StatusProps, 'own'>) => {
  const { match, lesson } = useSitting();
  const { open } = usePositionView();
  const { outcome } = match;
  const usual = outcome !== null && !open ? <EndedStatus outcome={outcome} /> : <Turn own={own} />;
  if (lesson === undefined) return usual;
  return (
    <Suspense fallback={usual}>
      <EndGameStatus own={own}>{usual}</EndGameStatus>
    </Suspense>
  );
};

/** Whether other games wait beside an untouched table, in a window that has no panel to list them in. */
const useGamesWait = (own: Seat | undefined): boolean => {
  const isNew = isNewTable(useGame(), useSitting());
  const wait = useUnfinished().length > 0;
  return !useIsWideWindow() && own === undefined && isNew && wait;
};

/** Says what was wrong with the shown move, as a fact: no player here has just made it. */
const FoulNote = ({ foul }: { readonly foul: Refusal }) => {
  const gameText = useGameText();
  const text = useText();
  return (
    <p className="status-foul" data-foul={foul.rule}>
      {text.moves.foul(gameText.foul(foul, text))} <RuleLink to={foul.rule} />
    </p>
  );
};

/** The most urgent message beside the board. */
const Message = ({ own, of = '', asked = null, tip = null, question }: StatusProps): ReactNode => {
  const game = useGame();
  const gameText = useGameText();
  const text = useText();
  const sitting = useSitting();
  const refused = useTable((state) => state.refused);
  const elsewhere = useTable((state) => state.elsewhere);
  const holds = useTable((state) => state.selection.picked.length > 0);
  const { facts, toMove, open, line, away } = usePositionView();
  const { outcome, head, refereeState } = sitting.match;
  // The foul that ended the game is named by the card.
  const named = outcome?.by === 'foul' && shownNode(sitting) === head;
  const foul = named ? null : shownFoul(game, sitting);
  // A message for one player is shown on that player's side.
  const mine = own === undefined || own === toMove;
  const { warning } = facts;
  const saysTurnOnly = useSaysTurnOnly();
  const [putAway, setPutAway] = useState(false);
  const gamesWait = useGamesWait(own) && !putAway;
  const usual = <Idle own={own} />;
  const rest = gamesWait ? (
    <WaitingStrip onPutAway={() => setPutAway(true)}>{usual}</WaitingStrip>
  ) : (
    usual
  );
  const idle = useIsNewcomer(own) && saysTurnOnly ? <Newcomer /> : rest;
  const occasion = useFirstTimeTip(own);
  const isUnderWay = usePartialMove() !== null && mine && open && !elsewhere;
  const isReopened = useIsReopened();
  const proves = useEndingProof().at !== -1;
  const waits = refereeState && (refereeState.offer !== null || refereeState.paused !== null);
  // The answers stay while a player looks for why another button is off.
  if (waits) return question;
  if (asked !== null && asked !== 'unknown')
    return <p aria-hidden="true">{text.offers.off[asked]}</p>;
  if (tip !== null)
    return (
      <LiveSentence role="status" event={tip}>
        {tip.words}
      </LiveSentence>
    );
  if (proves) return <ProofStrip of={of} again={own === 1} />;
  const isReading = own === undefined && isRead(sitting) && !isUnderWay;
  // A press on the board of a record leaves the buttons for the next moves where they are.
  if (refused && mine && isReading) return <ReadingStrip refused={refused} />;
  if (refused && mine)
    return (
      <PartialMove>
        <RefusalText {...refused} practises className="status-refusal">
          {idle}
        </RefusalText>
      </PartialMove>
    );
  if (isUnderWay) return <PartialMove />;
  if (
    outcome === null &&
    refereeState &&
    (refereeState.sealing || refereeState.foul?.node === null)
  )
    return question;
  if (foul) return <FoulNote foul={foul} />;
  if (isReading) return <ReadingStrip refused={null} />;
  if (sitting.viewed !== null)
    return (
      <>
        <p className="status-turn" data-away={away || undefined}>
          {text.looking.back(line.ply)}
          {/* The plates show the side to move in the game. The side to move in the shown position is named here. */}
          {open && (away || facts.checked.length > 0) && (
            <span className="status-more">
              {' · '}
              <TurnStatus />
            </span>
          )}
        </p>
        {own === undefined && <ReturnToGame />}
      </>
    );
  if (isReopened && !holds)
    return (
      <p className="status-turn">
        {text.result.takenBack}
        <span className="status-more">
          {' · '}
          <TurnStatus />
        </span>
      </p>
    );
  if (beginsVariation(sitting) && outcome === null && !holds)
    return (
      <p className="status-turn">
        <TurnStatus />
        <span className="status-more"> · {text.looking.variation(line.ply)}</span>
      </p>
    );
  if (occasion !== null && outcome === null && !holds)
    return <FirstTimeTip what={occasion}>{idle}</FirstTimeTip>;
  if (warning && outcome === null)
    return (
      <p className="status-warning">
        <PlayerSentence
          say={(of) =>
            gameText.warning(warning.of, warning.about === null ? '' : of(warning.about), text)
          }
        />
      </p>
    );
  if (holds && mine && open && !elsewhere) return <ChosenPiece />;
  return idle;
};

/**
 * The one place for messages beside the board. It shows a question that waits for an answer, why the last attempt was not
 * possible, how the game ended, the chosen piece, or the side to move. It has two lines and keeps its place.
 */
export const Status = ({ own, of = '', asked, tip, question }: StatusProps) => {
  const text = useText();
  const { refereeState } = useSitting().match;
  const refused = useTable((state) => state.refused);
  const { line } = usePositionView();
  const asks =
    refereeState && (refereeState.offer ?? refereeState.paused ?? refereeState.foul) !== null;
  const proves = useEndingProof().at !== -1;
  return (
    <section
      className="message status"
      data-part="message"
      data-seat={own}
      data-loud={asks || refereeState?.sealing || refused !== null || proves || undefined}
      aria-label={text.status.label + of}
      data-at-ply={line.ply}
    >
      {/* The strip of a record is loaded with the list of its moves. If a message fails, the side to move is shown. */}
      <ErrorBoundary instead={<Turn own={own} />}>
        <Suspense fallback={<Idle own={own} />}>
          <Message own={own} of={of} asked={asked} tip={tip} question={question} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
};

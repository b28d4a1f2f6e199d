/** The referee of a sitting with an agreement, and what players say to it. Loaded with the first agreement. */
import { type Game, other, type Pick, type Refusal, type Seat } from '#kernel/game.ts';
import type { MatchEvent } from '#match/events.ts';
import type { Match } from '#match/match.ts';
import { advanceRefereed } from '#match/refereed.ts';
import { agree, freeTerms, type Proposal, type Strictness } from '#match/terms.ts';
import { change, happen } from './commands.ts';
import { shownPosition } from './selectors.ts';
import { isSlip } from './slips.ts';
import type { Table } from './table.ts';

/** What commands ask of the referee. */
export interface Referee {
  readonly advance: (game: Game, match: Match, event: MatchEvent) => Match;
  /** Whether one's own piece is taken up although it has no legal move: what stands against it is not told, and to move it is a foul. */
  readonly takesUp: (match: Match, refusal: Refusal) => boolean;
  /** Deals with picks that begin no legal move; false where they are simply refused and explained. */
  readonly refused: (table: Table, picks: readonly Pick[], refusal: Refusal) => boolean;
}

const strictnessOf = ({ agreed }: Match): Strictness => agreed?.terms.strictness ?? 'teach';

const takesUp = (match: Match, { rule }: Refusal): boolean =>
  strictnessOf(match) !== 'teach' && rule !== 'not-your-turn' && !isSlip(rule);

const refused = (table: Table, picks: readonly Pick[], refusal: Refusal): boolean => {
  const { game, store, ports } = table;
  const { sitting } = store.getState();
  const strictness = strictnessOf(sitting.match);
  if (strictness === 'teach' || isSlip(refusal.rule)) return false;
  const casual = strictness === 'casual';
  const isOrigin = picks.length === 1 && picks[0]?.at !== 'choice';
  // Where fouls are played a piece of the other side is taken up too: to move it is one.
  if (isOrigin && (takesUp(sitting.match, refusal) || !casual)) {
    change(table, { picked: picks });
    return true;
  }
  const position = shownPosition(game, sitting);
  // An illegal move is not asked how it ends: the piece is put down as it is.
  const move =
    game.attempt(position, picks) ??
    game.attempt(position, [...picks, { at: 'choice', choice: 'keep' }]);
  if (move === undefined) return false;
  if (casual) {
    store.setState({ refused: { refusal: { ...refusal, evidence: [] }, picks } });
    return true;
  }
  const turn = game.turn(position);
  const seat: Seat = refusal.rule === 'not-your-turn' ? other(turn) : turn;
  happen(table, { type: 'illegal', seat, turn: { move }, rule: refusal.rule, atMs: ports.now() });
  return true;
};

/** The referee. */
export const referee: Referee = { advance: advanceRefereed, takesUp, refused };

/** Lets something happen that needs an agreement; who has agreed on nothing yet agrees on as little as there is. */
const agreeAndHappen = (table: Table, event: MatchEvent): void => {
  const { sitting } = table.store.getState();
  if (sitting.match.agreed === undefined) {
    const match = { ...sitting.match, agreed: agree(freeTerms, null) };
    table.store.setState({ sitting: { ...sitting, match }, referee });
  }
  happen(table, event);
};

/** A seat proposes something. */
export const offer = (table: Table, seat: Seat, what: Proposal): void =>
  agreeAndHappen(table, { type: 'offer', seat, what, atMs: table.ports.now() });

/** The other seat answers; or the one that proposed withdraws. */
export const answer = (table: Table, seat: Seat, yes: boolean): void =>
  happen(table, { type: 'answer', seat, yes, atMs: table.ports.now() });

/** A seat calls the other's last move a foul. */
export const call = (table: Table, seat: Seat): void =>
  happen(table, { type: 'call', seat, atMs: table.ports.now() });

/** A seat declares that its king has entered and its points suffice. */
export const declare = (table: Table, seat: Seat): void =>
  agreeAndHappen(table, { type: 'declare', seat, atMs: table.ports.now() });

/** Play and clock go on. */
export const goOn = (table: Table): void =>
  happen(table, { type: 'go-on', atMs: table.ports.now() });

const happenIfItMatters = (table: Table, event: MatchEvent): void => {
  const { sitting } = table.store.getState();
  if (advanceRefereed(table.game, sitting.match, event) !== sitting.match) happen(table, event);
};

/** Time has passed: a flag may have fallen. */
export const tick = (table: Table): void =>
  happenIfItMatters(table, { type: 'tick', atMs: table.ports.now() });

/** The page goes away: the clock stops now. */
export const leave = (table: Table): void =>
  happenIfItMatters(table, { type: 'leave', atMs: table.ports.now() });

/** So much time has gone by since an instant that the page has not seen, although it was in sight. */
export const gap = (table: Table, gapMs: number, atMs: number): void =>
  happenIfItMatters(table, { type: 'gap', gapMs, atMs });

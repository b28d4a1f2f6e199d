import type { Seat } from '#kernel/game.ts';
import { ownLastMove } from '#match/proposals.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText, useLook } from '../game/game-skin.ts';
import { PlayerSentence } from './PlayerSentence.tsx';

/** Names the move that a seat asks to take back, and the asking player. One button serves both, so its words must say it. */
export const TakeBackLabel = ({ seat }: { readonly seat: Seat }) => {
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const { offers } = text;
  const { notation } = useLook();
  const { match } = useSitting();
  const { write } = gameText.writing;
  const node = ownLastMove(game, match, seat);
  if (node === null) return text.actions.takeBack;
  const move = write(lineTo(game, match.record, node), notation);
  return <PlayerSentence say={(of) => offers.takeBackOf(move, of(seat))} />;
};

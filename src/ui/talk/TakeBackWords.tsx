import { use } from 'react';
import type { Seat } from '#kernel/game.ts';
import { ownLastMove } from '#match/proposals.ts';
import { lineTo } from '#record/line.ts';
import { Naming } from '../common/Naming.tsx';
import { useLook, useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useGame, useSettled } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** Which move a seat asks to have back, and who asks: where one button serves both, its words say it. */
export const TakeBackWords = ({ seat }: { readonly seat: Seat }) => {
  const tongue = useTongue();
  const game = useGame();
  const text = useText();
  const { talk } = usePageText();
  const { notation } = useLook();
  const { match } = useSettled();
  const { write } = use(tongue.writing());
  const node = ownLastMove(game, match, seat);
  if (node === null) return text.actions.takeBack;
  const move = write(lineTo(game, match.record, node), notation);
  return <Naming say={(of) => talk.takeBackOf(move, of(seat))} />;
};

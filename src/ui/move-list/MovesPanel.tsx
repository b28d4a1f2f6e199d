import { isRead, shownComment, shownNode } from '#store/selectors.ts';
import { useSettled } from '../app-context.tsx';
import { UnfinishedGames } from '../games-page/UnfinishedGames.tsx';
import type { ActionsProps } from '../play-page/action.ts';
import { Comment } from '../play-page/Comment.tsx';
import { Reading } from '../reading/Reading.tsx';
import { MoveList } from './MoveList.tsx';

/** The course of the game with the comment on the move that is shown, and the games that wait; or the record that is read. */
export const MovesPanel = ({ onOpen }: Pick<ActionsProps, 'onOpen'>) => {
  const sitting = useSettled();
  const shown = shownNode(sitting);
  const comment = shownComment(sitting);
  if (isRead(sitting)) return <Reading onOpen={onOpen} />;
  return (
    <>
      {sitting.match.record.nodes.length > 1 && <MoveList shown={shown} />}
      {comment !== '' && <Comment key={shown} text={comment} />}
      <UnfinishedGames />
    </>
  );
};

import { isNewTable, isRead, shownComment, shownNode } from '#store/selectors.ts';
import { useGame, useSitting } from '../../app/app-context.tsx';
import { UnfinishedGames } from '../../panels/games/UnfinishedGames.tsx';
import { MoveList } from '../../panels/moves/MoveList.tsx';
import { Reading } from '../../panels/moves/reading/Reading.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { Comment } from '../../table/Comment.tsx';
import './moves-beside.css';

/**
 * The moves of the game, the comment on the shown move, and the games that wait. For a record that is read, the record
 * instead.
 */
export const MovesPanel = ({
  listsGames,
  onOpen,
}: Pick<ActionsProps, 'onOpen'> & {
  /** Whether it lists the games that wait. Each of them is read, so a panel that nobody sees lists none. */
  readonly listsGames: boolean;
}) => {
  const sitting = useSitting();
  const isNew = isNewTable(useGame(), sitting);
  const shown = shownNode(sitting);
  const comment = shownComment(sitting);
  if (isRead(sitting)) return <Reading onOpen={onOpen} />;
  return (
    <>
      {sitting.match.record.nodes.length > 1 && <MoveList shown={shown} />}
      {comment !== '' && <Comment key={shown} text={comment} />}
      {listsGames && <UnfinishedGames besideNewTable={isNew} />}
    </>
  );
};

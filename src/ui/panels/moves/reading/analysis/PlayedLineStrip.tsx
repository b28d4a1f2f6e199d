import { GitFork, X } from 'lucide';
import { keepLine, leaveLine, placeInLine } from '#store/played-line.ts';
import { shownNode } from '#store/selectors.ts';
import type { PlayedLine } from '#store/table.ts';
import { useApp, useTable } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { useCloseOnBack } from '../../../../base/back.ts';
import { Icon } from '../../../../base/Icon.tsx';
import { IconButton } from '../../../../base/IconButton.tsx';
import { usePositionView } from '../../../../table/use-position-view.ts';
import { useMoveWords } from '../../use-move-words.ts';

/** The strip while a program's line is on the board: its move, how far it is played, and buttons to keep it or to go back. */
export const PlayedLineStrip = ({ line }: { readonly line: PlayedLine }) => {
  const { table } = useApp();
  const text = useText();
  const words = text.reading.analysis;
  const moveWords = useMoveWords();
  const view = usePositionView();
  const elsewhere = useTable((state) => state.elsewhere);
  useCloseOnBack(() => leaveLine(table));
  const { at, of } = placeInLine(line);
  return (
    <>
      <div className="reading-strip" data-part="program-line">
        <p className="status-turn">
          <strong>
            {view.line.ply} {moveWords(shownNode(line.sitting))}
          </strong>
          <span className="program-sign"> · {words.at(at, of)}</span>
        </p>
      </div>
      <div className="cover-ways">
        {!elsewhere && (
          <button
            type="button"
            className="quiet"
            data-action="keep-line"
            onClick={() => keepLine(table)}
          >
            <Icon of={GitFork} />
            {words.keep}
          </button>
        )}
        <IconButton
          action="leave-line"
          label={words.leave}
          icon={X}
          title={words.leave}
          onPress={() => leaveLine(table)}
        />
      </div>
    </>
  );
};

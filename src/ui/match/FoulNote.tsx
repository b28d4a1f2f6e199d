import type { Refusal } from '#kernel/game.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import './status-notes.css';

/** What was wrong with the move that is shown, told of it as a fact: nobody here has just made it. */
export const FoulNote = ({ foul }: { readonly foul: Refusal }) => {
  const tongue = useTongue();
  const page = usePageText();
  return (
    <p className="status-foul" data-foul={foul.rule}>
      {page.moves.foul(tongue.foul(foul, page))}{' '}
      <a className="rule-link" href={`#/rules/${foul.rule}`}>
        {page.rules.link}
      </a>
    </p>
  );
};

import type { Refusal } from '#kernel/game.ts';
import { useGameText } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { RuleLink } from './RuleLink.tsx';
import './status-notes.css';

/** What was wrong with the move that is shown, told of it as a fact: nobody here has just made it. */
export const FoulNote = ({ foul }: { readonly foul: Refusal }) => {
  const gameText = useGameText();
  const page = usePageText();
  return (
    <p className="status-foul" data-foul={foul.rule}>
      {page.moves.foul(gameText.foul(foul, page))} <RuleLink to={foul.rule} />
    </p>
  );
};

import { shownNode } from '#store/selectors.ts';
import { useSettled } from '../table-context.tsx';
import { MoveList } from './MoveList.tsx';
import { Stepper } from './Stepper.tsx';

/** The course of the game: its moves, and how to walk them. Fetched when there is a first move. */
export const Course = () => (
  <>
    <Stepper />
    <MoveList shown={shownNode(useSettled())} />
  </>
);

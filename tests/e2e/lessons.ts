/** Levels in the browser: opening one, answering it, and the answers that are right. */
import { type Level, type LevelPath, levelsOf } from '#games/course.ts';
import { shogiCourse } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { formatSquare } from '#games/shogi/square.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { lessonAt } from '#lessons/lesson.ts';
import { askedSquares } from '#lessons/solve.ts';
import { inHand, square } from './table.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The page of a level. */
export const lesson = (page: Page): Locator => page.locator('[data-part="lesson"]');

export const lessonAction = (page: Page, name: string): Locator =>
  page.locator(`[data-action="${name}"]:visible`).first();

/** All levels of the course, with their paths. */
export const levels = levelsOf(shogiCourse);

export const expectLevel = async (page: Page, stage: string, level: string): Promise<void> =>
  expect(lesson(page)).toHaveAttribute('data-level', `${stage}/${level}`);

export const expectState = async (page: Page, state: 'open' | 'wrong' | 'done'): Promise<void> =>
  expect(lesson(page)).toHaveAttribute('data-state', state);

export const openLevel = async (page: Page, stage: string, level: string): Promise<void> => {
  await page.goto(`./#/learn/shogi/${stage}/${level}`);
  await expectLevel(page, stage, level);
};

/** A press on the board, or on an answer. */
export type Press = (at: Locator) => Promise<void>;

const game: Game = shogiPack.game;

const lessonOf = ({ stage, level }: LevelPath) => {
  const found = lessonAt(game, shogiCourse, { stage, level });
  if (found === undefined) throw new Error(`no level ${stage}/${level}`);
  return found;
};

/** The picks of each move of a stored solution. */
const picksOf = (path: LevelPath, solution: readonly string[]): readonly (readonly Pick[])[] => {
  const lesson = lessonOf(path);
  let position = lesson.start;
  return solution.map((usi) => {
    const move = [...lesson.game.legalMoves(position)].find((one) => game.text.move(one) === usi);
    if (move === undefined) throw new Error(`no move ${usi}`);
    const picks = lesson.game.picks(position, move);
    position = lesson.game.play(position, { move });
    return picks;
  });
};

const locatorOf = (page: Page, pick: Pick): Locator => {
  if (pick.at === 'square') return square(page, formatSquare(pick.square));
  if (pick.at === 'choice') return page.locator(`[data-choice="${pick.choice}"]`);
  const face = shogiCourse.view.handKinds.find(({ kind }) => kind === pick.kind)?.faces[0];
  return inHand(page, face ?? '', pick.seat);
};

/** The presses of each step of the stored solution of a level. */
export const solutionOf = (
  page: Page,
  path: LevelPath & { readonly of: Level },
): readonly (readonly Locator[])[] => {
  const { of } = path;
  const answer = (name: string): Locator => page.locator(`[data-answer="${name}"]`);
  switch (of.kind) {
    case 'squares': {
      const asked = askedSquares(lessonOf(path), of);
      const wanted = of.want === 'one' ? asked.slice(0, 1) : asked;
      return wanted.map((at) => [square(page, formatSquare(at))]);
    }
    case 'legal':
      return [[answer(of.rule === null ? 'legal' : 'forbidden')]];
    case 'face': {
      const { view, start } = lessonOf(path);
      return [[answer(view.faceAt(start, of.square)?.face.toUpperCase() ?? '')]];
    }
    default:
      return picksOf(path, of.solution)
        .filter((_, i) => of.kind !== 'answer' || i % 2 === 0)
        .map((picks) => picks.map((pick) => locatorOf(page, pick)));
  }
};

/** Does a level by its stored solution. */
export const solve = async (
  page: Page,
  path: LevelPath & { readonly of: Level },
  press: Press,
): Promise<void> => {
  for (const presses of solutionOf(page, path)) for (const at of presses) await press(at);
  await expectState(page, 'done');
};

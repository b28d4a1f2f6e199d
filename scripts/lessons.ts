/**
 * Prints every level of every course, so that others can check them: `npm run lessons`, or `npm run lessons -- --json`.
 * Each has its game, stage, id, kind, position, side, par, solution, and the first answers that are right.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Level, levelsOf } from '#games/course.ts';
import { packs } from '#games/index.ts';
import { lessonAt } from '#lessons/lesson.ts';
import { firstAnswers } from './lessons/first-answers.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, game: { type: 'string' } } });

/** The task of a level as its course states it. Squares are numbers in reading order. */
const taskOf = (level: Level): object => {
  switch (level.kind) {
    case 'collect':
      return { targets: level.targets ?? 'all', awake: level.awake ?? false };
    case 'move':
      return level.goal;
    case 'answer':
      return { plies: level.plies, unique: level.unique ?? false };
    case 'squares':
      return { ...level.asked, want: level.want };
    case 'legal':
      return { picks: level.picks, rule: level.rule };
    case 'face':
      return { square: level.square, offered: level.offered };
  }
};

const rows: object[] = [];
for (const [game, load] of Object.entries(packs)) {
  if (values.game !== undefined && values.game !== game) continue;
  const pack = await load();
  const course = await pack.course?.();
  if (course === undefined) continue;
  for (const path of levelsOf(course)) {
    const lesson = lessonAt(pack.game, course, path);
    if (lesson === undefined) throw new Error(`no level at ${path.stage}/${path.level}`);
    const { level, stage, start } = lesson;
    const { all, accepted, nodes } = firstAnswers(lesson);
    const { id, kind, setup, par, unsound = [] } = level;
    rows.push({
      game,
      stage: stage.id,
      id,
      kind,
      setup: pack.game.text.position(pack.game.start(setup)),
      side: pack.game.turn(start),
      task: taskOf(level),
      par,
      solution: 'solution' in level ? level.solution : accepted,
      accepted,
      firstAnswers: all.length,
      unsound,
      nodes,
    });
  }
}

if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);

/**
 * Prints every level of every course, so that others can check them: `npm run lessons`, or `npm run lessons -- --json`.
 * Each has its game, stage, id, kind, position, side, par, solution, and the first answers that are right.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { levelsOf } from '#games/course.ts';
import { packs } from '#games/index.ts';
import { lessonAt } from '#lessons/lesson.ts';
import { firstAnswers } from './lessons/first-answers.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, game: { type: 'string' } } });

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
else for (const row of rows) process.stdout.write(`${Object.values(row).flat().join(' · ')}\n`);

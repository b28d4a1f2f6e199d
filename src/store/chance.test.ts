import { expect, test } from 'vitest';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Terms } from '#match/terms.ts';
import { portsWith } from '../../tests/ports.ts';
import { toyStart } from '../../tests/toy-game.ts';
import { toyPack } from '../../tests/toy-pack.ts';
import { pick, redo, resign, takeBack } from './commands.ts';
import { updateSitting } from './dispatch.ts';
import { viewNode } from './navigation.ts';
import { answer, goOn, offer, tick } from './referee.ts';
import { shownPosition } from './selectors.ts';
import {
  createTable,
  freshSitting,
  keptSitting,
  type Sitting,
  seatedGame,
  type Table,
} from './table.ts';

const at = (name: string): number =>
  'abcdefghijkl'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 12;
const press = (table: Table, ...names: readonly string[]): void => {
  for (const name of names) pick(table, { at: 'square', square: at(name) });
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A toy table; keeping waits until `letGo` is called. Chance falls as `falls` says, then always lowest. */
const sit = ({
  falls = [],
  terms,
  mustKeepFirst = () => false,
}: {
  falls?: number[];
  terms?: Partial<Terms>;
  mustKeepFirst?: () => boolean;
} = {}) => {
  const first: Sitting[] = [];
  const waiting: (() => void)[] = [];
  const ports = portsWith({
    mustKeepFirst,
    random: () => falls.shift() ?? 0,
    keepFirst: (sitting) => {
      first.push(sitting);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const refereeState = terms && { refereeState: agree({ ...freeTerms, ...terms }, null) };
  const sitting = freshSitting(toyPack.game, ports, toyStart, refereeState);
  const table = createTable(toyPack, ports, sitting, { mayHaveKept: false });
  const letGo = async (): Promise<void> => {
    for (const resolve of waiting.splice(0)) resolve();
    await settled();
  };
  const turnUp = async (name: string): Promise<void> => {
    press(table, name);
    await letGo();
  };
  return { table, first, letGo, turnUp };
};

const sittingOn = ({ store }: Table) => keptSitting(store.getState());
const cellOn = (table: Table, name: string): string =>
  (shownPosition(toyPack.game, sittingOn(table)) as { cells: readonly string[] }).cells[at(name)] ??
  '';
const drawnOn = (table: Table): readonly (string | undefined)[] =>
  sittingOn(table)
    .match.record.nodes.slice(1)
    .map((node) => node?.turn?.drawn);

test('a draw of chance is kept before a player sees it', async () => {
  const { table, first, letGo } = sit({ falls: [0.99] });
  press(table, 'f2');
  expect(first.map(({ match }) => match.record.nodes[1]?.turn?.drawn)).toEqual(['s']);
  expect(cellOn(table, 'f2')).toBe('?');
  await letGo();
  expect(cellOn(table, 'f2')).toBe('s');
  expect(sittingOn(table)).toEqual(first[0]);
});

test('until a draw is shown nothing else happens in the game', async () => {
  const { table, letGo } = sit({ terms: {} });
  press(table, 'f2', 'g2', 'a3', 'a2');
  resign(table, 0);
  tick(table);
  await letGo();
  expect(sittingOn(table).match).toMatchObject({ head: 1, outcome: null });
  expect(sittingOn(table).picked).toEqual([]);
});

test('a game that gets a new id before the draw is kept has the move; another on the table has not', async () => {
  const { table, letGo } = sit();
  press(table, 'f2');
  updateSitting(table, { id: 'apart' });
  await letGo();
  expect(sittingOn(table)).toMatchObject({ id: 'apart', match: { head: 1 } });
  press(table, 'g2');
  const { sitting } = table.store.getState();
  table.store.setState(seatedGame(toyPack, freshSitting(toyPack.game, table.ports, toyStart)));
  await letGo();
  expect(sittingOn(table)).toMatchObject({ match: { head: 0 } });
  expect(sittingOn(table).id).not.toBe(sitting.id);
  expect(table.store.getState().drawing).toBe(false);
});

test('a turn-up that was taken back shows the same again, and its face is drawn for no other cell', async () => {
  const { table, turnUp } = sit({ falls: [0.99, 0, 0.99] });
  await turnUp('f2');
  expect(drawnOn(table)).toEqual(['s']);
  takeBack(table);
  await turnUp('g2');
  await turnUp('f2');
  expect(drawnOn(table)).toEqual(['s', 'R', 's']);
});

test('a turn-up that is redone after a takeback shows what was drawn', async () => {
  const { table, turnUp, first } = sit({ falls: [0.99] });
  await turnUp('f2');
  takeBack(table);
  redo(table);
  expect(cellOn(table, 'f2')).toBe('s');
  expect(first).toHaveLength(1);
});

test('a cell shows in a variation what it showed in the game', async () => {
  const { table, turnUp } = sit({ falls: [0.99] });
  await turnUp('f2');
  press(table, 'a1', 'a2', 'a1', 'a2');
  resign(table, 0);
  viewNode(table, 0);
  await turnUp('g2');
  await turnUp('f2');
  expect(cellOn(table, 'f2')).toBe('s');
});

test('a sealed turn-up is drawn when it is opened, and kept before it is seen', async () => {
  const { table, first, letGo } = sit({ falls: [0.99], terms: {} });
  offer(table, 0, 'adjourn');
  answer(table, 1, true);
  press(table, 'f2');
  await settled();
  expect(first).toEqual([]);
  expect(JSON.stringify(sittingOn(table))).not.toContain('drawn');
  goOn(table);
  expect(first.map(({ match }) => match.record.nodes[1]?.turn?.drawn)).toEqual(['s']);
  expect(cellOn(table, 'f2')).toBe('?');
  await letGo();
  expect(cellOn(table, 'f2')).toBe('s');
});

test('a move without chance waits for nothing', () => {
  const { table, first } = sit();
  press(table, 'a3', 'a2', 'a3', 'a2');
  expect(sittingOn(table).match.head).toBe(1);
  expect(first).toEqual([]);
});

test('until storage is ready, a move is kept before it is shown, and no other is made before that', async () => {
  let cold = true;
  const { table, first, letGo } = sit({ mustKeepFirst: () => cold });
  const made = () => sittingOn(table).match.record.nodes.length - 1;
  resign(table, 0);
  expect(first.map(({ match }) => match.outcome?.winner)).toEqual([1]);
  expect(sittingOn(table).match.outcome).toBeNull();
  press(table, 'f2');
  expect(made()).toBe(0);
  cold = false;
  await letGo();
  expect(sittingOn(table)).toEqual(first[0]);
});

test('a takeback before storage is ready is shown immediately, without being kept first', () => {
  let cold = false;
  const { table, first } = sit({ mustKeepFirst: () => cold });
  press(table, 'a3', 'a2', 'a3', 'a2');
  const ply = () => sittingOn(table).match.head;
  const made = ply();
  cold = true;
  takeBack(table);
  expect(ply()).toBe(made - 1);
  expect(first).toEqual([]);
});

import { afterEach, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { step } from '#store/navigation.ts';
import { playback } from '#store/playback.ts';
import { openRecord } from '#store/sittings.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { reading } from '../../../tests/read-one.ts';
import { soundEventsOf } from './sound-events.ts';

afterEach(() => playback.setState({ playing: false }));

const { record } = reading('手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n');

test('stepping through a record is silent, and playing it back is heard', async () => {
  const ports = portsWith({});
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, record.setup), {
    mayHaveKept: false,
  });
  await openRecord(table, record);
  const heard: string[] = [];
  const stop = soundEventsOf(table)((event) => heard.push(event));
  step(table, 1);
  expect(heard).toEqual([]);
  playback.setState({ playing: true });
  step(table, 1);
  step(table, 1);
  expect(heard).toEqual(['move', 'capture']);
  step(table, 'first');
  expect(heard).toEqual(['move', 'capture']);
  stop();
});

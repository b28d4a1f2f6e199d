import { Plus, Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { setHeaders, setPlayers } from '#record/edit.ts';
import type { Headers, Names } from '#record/record.ts';
import { editRecord, whyNotEdit } from '#store/editing.ts';
import { useApp, useSitting, useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { bidiIsolate } from '../../../base/bidi-isolate.ts';
import { Icon } from '../../../base/Icon.tsx';
import { Sheet } from '../../../base/Sheet.tsx';
import { useSides } from '../../../table/use-position-view.ts';
import './about.css';

interface Row {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

const rowsOf = (headers: Headers): readonly Row[] =>
  headers.map(([key, value], id) => ({ id, key, value }));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const headersOf = (rows: readonly Row[]): Headers =>
  rows.flatMap(({ key, value }) =>
    oneLine(key) === '' ? [] : [[oneLine(key), oneLine(value)] as const],
  );

/** The sheet with the players and the headers of the record that is read, which can be edited. */
export const About = ({ onClose }: { readonly onClose: () => void }) => {
  const { table } = useApp();
  const text = useText();
  const words = text.reading.about;
  const sides = useSides();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const { record } = sitting.match;
  const id = useId();
  const [players, name] = useState<Names>(record.players);
  const [rows, setRows] = useState(() => rowsOf(record.headers));
  const fixed = whyNotEdit({ sitting, elsewhere }) !== null;
  const change = (at: number, patch: Partial<Row>): void =>
    setRows(rows.map((row) => (row.id === at ? { ...row, ...patch } : row)));
  const keep = (): void => {
    const names: Names = [oneLine(players[0]), oneLine(players[1])];
    editRecord(table, (before) => setHeaders(setPlayers(before, names), headersOf(rows)));
    onClose();
  };
  const { source } = sitting;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form
        className="about"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        {source && (
          <p className="about-source">{words.source(bidiIsolate(source.name), source.game + 1)}</p>
        )}
        <div className="about-rows">
          {sides.map((side, seat) => (
            <p key={side}>
              <label htmlFor={`${id}${seat}`}>{side}</label>
              <input
                id={`${id}${seat}`}
                dir="auto"
                autoComplete="off"
                readOnly={fixed}
                value={players[seat]}
                onChange={({ target: { value } }) =>
                  name(seat === 0 ? [value, players[1]] : [players[0], value])
                }
              />
            </p>
          ))}
          {rows.map(({ id: at, key, value }) => (
            <p key={at} className="about-header">
              <input
                aria-label={words.name}
                placeholder={words.name}
                dir="auto"
                autoComplete="off"
                readOnly={fixed}
                value={key}
                onChange={({ target }) => change(at, { key: target.value })}
              />
              <input
                aria-label={key === '' ? words.value : key}
                dir="auto"
                autoComplete="off"
                readOnly={fixed}
                value={value}
                onChange={({ target }) => change(at, { value: target.value })}
              />
              <button
                type="button"
                className="quiet"
                data-action="remove-header"
                title={words.remove(key)}
                disabled={fixed}
                onClick={() => setRows(rows.filter((row) => row.id !== at))}
              >
                <Icon of={Trash2} />
              </button>
            </p>
          ))}
        </div>
        <button
          type="button"
          className="quiet about-add"
          data-action="add-header"
          disabled={fixed}
          onClick={() =>
            setRows([
              ...rows,
              { id: Math.max(-1, ...rows.map((row) => row.id)) + 1, key: '', value: '' },
            ])
          }
        >
          <Icon of={Plus} />
          {words.add}
        </button>
        <div className="side-by-side">
          <button type="submit" className="primary" data-action="keep-headers" disabled={fixed}>
            {words.keep}
          </button>
          <button type="button" data-action="cancel" onClick={onClose}>
            {text.actions.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
};

import { useState } from 'react';
import { namesOf, shownPosition } from '#store/selectors.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePlace, useSitting } from '../table-context.tsx';
import { usePageText, useText } from '../text.tsx';

/** A file name of the players and the day, without what file systems forbid. */
const fileName = (names: readonly [string, string], startedAtMs: number): string => {
  const day = new Date(startedAtMs).toISOString().slice(0, 10);
  const players = names.filter((name) => name !== '').join('-');
  return [day, players]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/[<>:"/\\|?*]/g, '_');
};

/** Copies or saves the game on the table. */
export const SaveKifu = ({ onClose }: { readonly onClose: () => void }) => {
  const { table, tongue, desk } = usePlace();
  const text = useText();
  const page = usePageText();
  const sitting = useSitting();
  const [said, setSaid] = useState('');
  const { record } = sitting.match;

  const copy = async (made: string): Promise<void> =>
    setSaid((await desk.copy(made)) ? page.kifu.copied : page.kifu.copyFailed);
  const copyKif = async () => copy((await tongue.kifu()).writeKif(record));
  const copyUsi = async () => copy((await tongue.kifu()).writeUsi(record, sitting.match.head));
  const copySfen = () => copy(table.game.text.position(shownPosition(table.game, sitting)));
  const save = async (ending: 'kif' | 'kifu'): Promise<void> => {
    const name = `${fileName(namesOf(sitting), sitting.startedAtMs)}.${ending}`;
    await desk.save(name, (await tongue.kifu()).writeKif(record).replaceAll('\n', '\r\n'));
    setSaid(page.kifu.saved(name));
  };
  const choices = [
    [page.kifu.saveKif, () => save('kif')],
    [page.kifu.saveKifu, () => save('kifu')],
    [page.kifu.copyKif, copyKif],
    [page.kifu.copyUsi, copyUsi],
    [page.kifu.copySfen, copySfen],
  ] as const;
  return (
    <Sheet title={page.kifu.save} onClose={onClose}>
      <ul className="save-choices">
        {choices.map(([label, act]) => (
          <li key={label}>
            <button type="button" onClick={() => void act()}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p className="said" role="status">
        {said}
      </p>
      <div className="side-by-side">
        <button type="button" onClick={onClose}>
          {text.actions.close}
        </button>
      </div>
    </Sheet>
  );
};

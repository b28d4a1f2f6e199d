import { useEffect, useId, useState } from 'react';
import { other } from '#kernel/game.ts';
import { knownNames } from '#store/known-names.ts';
import { seatZeroOf, startIn } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText, useSkin } from '../../game/game-skin.ts';
import { signOf } from '../../game/seat-sign.ts';
import type { SetUpSectionProps } from './set-up-section.ts';

/** The side that a person will have: its seat, and in words. */
const useSide = ({ agreement, own, setUp }: SetUpSectionProps, person: Person) => {
  const gameText = useGameText();
  const text = useText();
  const words = text.start;
  const seatZero = seatZeroOf(agreement, setUp);
  if (seatZero === undefined) return { seat: undefined, words: own.toss.pending };
  const seat = person === seatZero ? 0 : 1;
  const start = startIn(agreement, setUp);
  const side = gameText.side((start ?? agreement.starts[0]).setup, seat, text);
  return { seat, words: start?.first === seat ? words.sideFirst(side) : side } as const;
};

/** The names that people had here before; empty until they have been read. */
const useKnownNames = ({ agreement }: SetUpSectionProps): readonly string[] => {
  const { table, setUps } = useApp();
  const [known, setKnown] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are read once, when the sheet opens.
  useEffect(() => {
    const { pack } = table.store.getState();
    void knownNames(table, setUps.read(pack.id, agreement).names).then(setKnown);
  }, []);
  return known;
};

interface PersonFieldProps extends SetUpSectionProps {
  readonly person: Person;
  readonly known: readonly string[];
}

const PersonField = ({ person, known, ...section }: PersonFieldProps) => {
  const words = useText().start;
  const skin = useSkin();
  const { SeatSign } = skin;
  const id = useId();
  const side = useSide(section, person);
  const { setUp, onChange } = section;
  const { names } = setUp;
  const offered = known.filter((name) => name !== names[other(person)].trim());
  // A list of nothing but the name in the field would only be announced for nothing.
  const list = offered.some((name) => name !== names[person]) ? `${id}names` : undefined;
  return (
    <div className="start-person">
      <SeatSign seat={signOf(skin, side.seat)} className="start-mark" />
      <div className="start-field">
        <label htmlFor={id}>{words.person[person]}</label>
        <input
          id={id}
          value={names[person]}
          maxLength={40}
          autoComplete="off"
          list={list}
          aria-describedby={`${id}side`}
          data-option={`name-${person}`}
          onChange={({ target }) =>
            onChange({ names: person === 0 ? [target.value, names[1]] : [names[0], target.value] })
          }
        />
        <small id={`${id}side`}>{side.words}</small>
        {list !== undefined && (
          <datalist id={list}>
            {offered.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </div>
    </div>
  );
};

/** The two people by name, with names of earlier games to choose from, and which side each will have. */
export const People = (section: SetUpSectionProps) => {
  const known = useKnownNames(section);
  return (
    <fieldset className="start-people">
      <legend className="unseen">{useText().start.people}</legend>
      <PersonField {...section} known={known} person={0} />
      <PersonField {...section} known={known} person={1} />
    </fieldset>
  );
};

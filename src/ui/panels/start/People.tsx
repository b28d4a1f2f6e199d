import { useId } from 'react';
import { seatZeroOf, startIn } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
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

const PersonField = ({ person, ...section }: SetUpSectionProps & { readonly person: Person }) => {
  const words = useText().start;
  const skin = useSkin();
  const { SeatSign } = skin;
  const id = useId();
  const side = useSide(section, person);
  const { setUp, onChange } = section;
  const { names } = setUp;
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
          aria-describedby={`${id}side`}
          data-option={`name-${person}`}
          onChange={({ target }) =>
            onChange({ names: person === 0 ? [target.value, names[1]] : [names[0], target.value] })
          }
        />
        <small id={`${id}side`}>{side.words}</small>
      </div>
    </div>
  );
};

/** The two people by name, and which side each will have. */
export const People = (section: SetUpSectionProps) => (
  <fieldset className="start-people">
    <legend className="unseen">{useText().start.people}</legend>
    <PersonField {...section} person={0} />
    <PersonField {...section} person={1} />
  </fieldset>
);

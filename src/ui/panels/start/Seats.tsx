import { firstPeople, type SetUp } from '#store/set-up.ts';
import { useText } from '../../app/text.tsx';
import { Choices } from '../../game/Choices.tsx';
import type { SetUpSectionProps } from './set-up-section.ts';

type Seating = SetUp['how'];

const seatings: readonly Seating[] = ['side', 'face', 'pass', 'teacher'];

/** The drawing of each seating: the upper edge of the board, and for each person `x`, `y` and the radius of the dot. */
const plans: Readonly<
  Record<Seating, { readonly board: number; readonly people: readonly (readonly number[])[] }>
> = {
  side: {
    board: 3,
    people: [
      [18, 34],
      [30, 34],
    ],
  },
  face: {
    board: 10,
    people: [
      [24, 5],
      [24, 35],
    ],
  },
  pass: {
    board: 3,
    people: [
      [8, 34],
      [40, 34],
    ],
  },
  teacher: {
    board: 3,
    people: [
      [17, 34],
      [32, 33, 5.5],
    ],
  },
};

/** A board from above and two people at it. `pass` adds an arrow between them, and `teacher` marks on the board. */
const Plan = ({ seating }: { readonly seating: Seating }) => {
  const { board, people } = plans[seating];
  return (
    <svg className="seat-plan" viewBox="0 0 48 40" aria-hidden="true">
      <rect x="14" y={board} width="20" height="20" rx="1" />
      {people.map(([x, y, size = 4]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
      ))}
      {seating === 'pass' && <path d="M15 34H32M28 30.5 32.5 34 28 37.5" />}
      {seating === 'teacher' && (
        <>
          <circle cx="24" cy="8" r="1.6" />
          <circle cx="24" cy="13" r="2.2" />
          <circle cx="24" cy="18" r="1.6" />
        </>
      )}
    </svg>
  );
};

const { marks: untold } = firstPeople;
const taught: SetUp['marks'] = ['off', 'fading'];

/**
 * The changes to the set-up when another seating is chosen. With a teacher the first person gets no marks and the second
 * fading ones, unless marks were chosen. Without a teacher that is taken back.
 */
const seatedAs = (setUp: SetUp, how: Seating): Partial<SetUp> => {
  const { marks } = setUp;
  const is = (helps: SetUp['marks']): boolean => marks.every((help, i) => help === helps[i]);
  return {
    how,
    ...(how === 'teacher' && setUp.how !== how && is(untold) && { marks: taught }),
    ...(how !== 'teacher' && setUp.how !== how && is(taught) && { marks: untold }),
  };
};

/**
 * Asks in pictures how two people sit at the device. Face to face nobody touches it while they think, so they are warned
 * if the browser cannot keep the screen on.
 */
export const Seats = ({ setUp, onChange }: SetUpSectionProps) => {
  const words = useText().start;
  return (
    <>
      <Choices
        option="seating"
        look="pictures"
        legend={words.seating}
        choices={seatings}
        labels={words.seatings}
        chosen={setUp.how}
        onChoose={(how) => onChange(seatedAs(setUp, how))}
        preview={(seating) => <Plan seating={seating} />}
      />
      {setUp.how === 'face' && !('wakeLock' in navigator) && (
        <p className="start-note">{words.sleeps}</p>
      )}
    </>
  );
};

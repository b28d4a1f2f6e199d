import { learnerOf, type SetUp } from '#store/set-up.ts';
import { useText } from '../../app/text.tsx';
import { Choices } from '../../game/Choices.tsx';
import { type SetUpSectionProps, usePeople } from './set-up-section.ts';

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

/** Asks which of the two learns. */
const WhoLearns = ({ agreement, setUp, onChange }: SetUpSectionProps) => (
  <Choices
    option="learner"
    look="chips"
    legend={useText().start.learner}
    choices={['0', '1']}
    labels={usePeople(setUp)}
    chosen={learnerOf(agreement, setUp) === 0 ? '0' : '1'}
    onChoose={(person) => onChange({ learner: person === '0' ? 0 : 1 })}
  />
);

/**
 * Asks in pictures how two people sit at the device, and who learns if one of them is a teacher. Face to face nobody
 * touches it while they think, so they are warned if the browser cannot keep the screen on.
 */
export const Seats = (section: SetUpSectionProps) => {
  const words = useText().start;
  const { setUp, onChange } = section;
  return (
    <>
      <Choices
        option="seating"
        look="pictures"
        legend={words.seating}
        choices={seatings}
        labels={words.seatings}
        chosen={setUp.how}
        onChoose={(how) => onChange({ how })}
        preview={(seating) => <Plan seating={seating} />}
      />
      {setUp.how === 'teacher' && <WhoLearns {...section} />}
      {setUp.how === 'face' && !('wakeLock' in navigator) && (
        <p className="start-note">{words.sleeps}</p>
      )}
    </>
  );
};

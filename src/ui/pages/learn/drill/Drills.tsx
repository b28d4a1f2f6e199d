import { type Course, levelsOf } from '#games/course.ts';
import { linkTo } from '#store/routes.ts';
import { useLearnText } from '../course.ts';
import './drills.css';

/** Begins the addresses of drills. No stage of a course has this name. */
export const DRILL = 'drill';

/** The drills, by the names of their addresses. */
const drillNames = ['faces', 'squares'] as const;
export type DrillName = (typeof drillNames)[number];

/** The drills of a course. It has faces to ask for where one of its levels asks for a face. */
export const drillsOf = (course: Course): readonly DrillName[] =>
  levelsOf(course).some(({ of }) => of.kind === 'face') ? drillNames : ['squares'];

interface DrillsProps {
  readonly course: Course;
}

/** The name of each drill, and what it teaches. */
export const useDrillWords = () => {
  const { drill } = useLearnText();
  return {
    faces: { name: drill.faces, teaches: drill.facesTeach, isForEyes: true },
    squares: { name: drill.squares, teaches: drill.squaresTeach, isForEyes: false },
  } as const;
};

/** The drills in a list, each a link. */
export const DrillList = ({ course, here }: DrillsProps & { readonly here: DrillName }) => {
  const { drill } = useLearnText();
  const words = useDrillWords();
  return (
    <nav className="level-list" aria-label={drill.title}>
      <ol>
        {drillsOf(course).map((name) => (
          <li key={name}>
            <a
              href={linkTo('learn', course.game, DRILL, name)}
              aria-current={name === here ? 'page' : undefined}
            >
              {words[name].name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Leads from a stage about faces to the drill that asks for them without end. */
export const FacesDrillLink = ({ game }: { readonly game: string }) => {
  const { drill } = useLearnText();
  return (
    <a href={linkTo('learn', game, DRILL, 'faces')} data-action="open-drill">
      {drill.title}
    </a>
  );
};

/** The drills of a course, for its path. */
export const Drills = ({ course }: DrillsProps) => {
  const { drill } = useLearnText();
  const words = useDrillWords();
  return (
    <section className="drills" aria-labelledby="drills">
      <h2 id="drills">{drill.title}</h2>
      <ul>
        {drillsOf(course).map((name) => (
          <li key={name}>
            <a
              className="drill-way"
              href={linkTo('learn', course.game, DRILL, name)}
              data-action="open-drill"
            >
              <strong>{words[name].name}</strong>
              <small>{words[name].teaches}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

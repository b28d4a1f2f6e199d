import { UserRound } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { knownNames } from '#store/known-names.ts';
import {
  chooseLearner,
  justMe,
  LONGEST_NAME,
  learnerNamed,
  nameOfLearner,
} from '#store/lesson-progress.ts';
import { useApp } from '../../app/app-context.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useLearnText, useLessonProgress } from './course.ts';
import './learner.css';

/** How many names have a button of their own. More are offered in the field. */
const NAMES = 4;

interface ChoiceProps {
  readonly onChoose: (learner: string) => void;
}

/** The field for a name that has no button. */
const NameField = ({ names, onChoose }: ChoiceProps & { readonly names: readonly string[] }) => {
  const { keeping } = useLearnText();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="learner-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onChoose(learnerNamed(name));
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the learner has just asked for this field.
        autoFocus
        aria-label={keeping.name}
        placeholder={keeping.name}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        list={names.length > 0 ? id : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {names.length > 0 && (
        <datalist id={id}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <button type="submit" data-action="name-learner">
        {keeping.use}
      </button>
    </form>
  );
};

const Name = ({ learner, onChoose }: ChoiceProps & { readonly learner: string }) => {
  const { keeping } = useLearnText();
  const present = useStore(useLessonProgress(), (state) => state.learner);
  return (
    <button
      type="button"
      data-action="choose-learner"
      aria-pressed={present === learner}
      onClick={() => onChoose(learner)}
    >
      {nameOfLearner(learner) ?? keeping.justMe}
    </button>
  );
};

/** The names of the present learner, of others with progress here, and then of players of earlier games; those come once they have been read. */
const useNames = (): readonly string[] => {
  const { table } = useApp();
  const { learner, courses } = useStore(useLessonProgress());
  const [played, setPlayed] = useState<readonly string[]>([]);
  useEffect(() => {
    void knownNames(table, []).then(setPlayed);
  }, [table]);
  const learners = [...(learner === null ? [] : [learner]), ...Object.keys(courses)];
  const learned = learners.flatMap((one) => nameOfLearner(one) ?? []);
  return [...new Set([...learned, ...played])];
};

/** The question whose progress it is: *Just me* first, then known names, and a field for any other. */
const Question = ({ onChoose }: ChoiceProps) => {
  const { keeping } = useLearnText();
  const names = useNames();
  const [isTyping, type] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every browser.
    <div className="learner" data-part="learner" role="group" aria-labelledby={id}>
      <span id={id}>{keeping.ask}</span>
      {[justMe, ...names.slice(0, NAMES).map(learnerNamed)].map((learner) => (
        <Name key={learner} learner={learner} onChoose={onChoose} />
      ))}
      {isTyping ? (
        <NameField names={names.slice(NAMES)} onChoose={onChoose} />
      ) : (
        <button type="button" data-action="other-learner" onClick={() => type(true)}>
          {keeping.otherName}
        </button>
      )}
    </div>
  );
};

/** The learner: the question at first, and then a button with the name, which asks it again. */
export const Learner = () => {
  const { keeping } = useLearnText();
  const store = useLessonProgress();
  const learner = useStore(store, (state) => state.learner);
  const [isChanging, change] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = learner === null || isChanging;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const [first] = place.current?.getElementsByTagName('button') ?? [];
    (place.current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? first)?.focus();
  }, [isOpen]);
  const name = (learner && nameOfLearner(learner)) ?? keeping.justMe;
  return (
    <div ref={place} className="learner-place">
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key that puts the question away.
        <div
          onKeyDown={({ key }) => {
            if (key === 'Escape') change(false);
          }}
        >
          <Question
            onChoose={(chosen) => {
              chooseLearner(store, chosen);
              change(false);
            }}
          />
        </div>
      ) : (
        <button
          type="button"
          className="learner-button"
          data-action="change-learner"
          aria-label={keeping.learner(name)}
          onClick={() => change(true)}
        >
          <Icon of={UserRound} />
          {name}
        </button>
      )}
    </div>
  );
};

import type { FormFields } from './form-schema.ts';

/** A question of the intake survey with one answer out of several. */
export interface SurveyQuestion {
  readonly name: string;
  readonly text: string;
  /** The labels of the answers by their values. */
  readonly answers: Readonly<Record<string, string>>;
}

export const SURVEY_QUESTIONS: readonly SurveyQuestion[] = [
  {
    name: 'goal',
    text: 'What do you want most?',
    answers: {
      strength: 'To get stronger',
      endurance: 'To keep going for longer',
      mobility: 'To move without pain',
      habit: 'To make training a habit',
    },
  },
  {
    name: 'level',
    text: 'How often did you train in the last three months?',
    answers: {
      hardly: 'Hardly at all',
      sometimes: 'Once or twice a week',
      often: 'Three times a week or more',
    },
  },
  {
    name: 'days',
    text: 'On how many days a week can you train?',
    answers: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' },
  },
  {
    name: 'equipment',
    text: 'What do you have to train with?',
    answers: {
      nothing: 'A floor and a wall',
      dumbbells: 'A pair of dumbbells',
      gym: 'A rack, a bar and a bench',
    },
  },
];

/** The name of the field for whatever else a coach should know; it may stay empty. */
export const NOTES = 'notes';
export const LONGEST_NOTES = 500;

/** The names of the fields of the survey's form. */
export const SURVEY_FIELDS: readonly string[] = [...SURVEY_QUESTIONS.map(({ name }) => name), NOTES];

/** The questions that have no valid answer yet. */
export const unanswered = (answers: FormFields): readonly SurveyQuestion[] =>
  SURVEY_QUESTIONS.filter(
    (question) => !Object.keys(question.answers).includes(answers[question.name] ?? ''),
  );

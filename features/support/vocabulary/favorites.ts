import { defineChoice } from './define-parameter-type.ts';

/** The method of the request that marks or unmarks a favorite. */
export type Marking = 'POST' | 'DELETE';

const CHOICES: Readonly<Record<string, Marking>> = { mark: 'POST', unmark: 'DELETE' };

defineChoice('marking', 'What somebody does with a favorite.', CHOICES);

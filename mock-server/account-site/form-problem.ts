import type { Html } from '../html.ts';

/** Why a form was not accepted. */
export interface FormProblem {
  readonly problem: Html;
  /** What was typed, to be mended. */
  readonly email: string;
}

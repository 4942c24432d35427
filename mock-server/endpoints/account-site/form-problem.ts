import type { Html } from '../../http/html.ts';

/** Why a form was not accepted. */
export interface FormProblem {
  readonly problem: Html;
  /** What was typed, to be mended. */
  readonly email: string;
}

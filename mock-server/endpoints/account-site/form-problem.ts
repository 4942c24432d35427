import type { Html } from '../../http/html.ts';

/** Why a form was not accepted. */
export interface FormProblem {
  readonly problem: Html;
  /** The submitted email, for correction. */
  readonly email: string;
}

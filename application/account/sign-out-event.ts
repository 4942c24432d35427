import type { Subject } from 'rxjs';
import { token } from '../injection/token.ts';

/** Emits before the member is signed out, while writes still belong to them. */
export const SignOutEvent = token<Subject<void>>('SignOutEvent');

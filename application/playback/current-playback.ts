import type { BehaviorSubject } from 'rxjs';
import { token } from '../injection/token.ts';
import type { Playback } from './playback.ts';

/** The playback of the page that began last. */
export const CurrentPlayback = token<BehaviorSubject<Playback | null>>('CurrentPlayback');

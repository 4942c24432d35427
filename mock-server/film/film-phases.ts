/** The film is an interval timer that alternates between work and rest. */
export interface Phase {
  readonly kind: 'work' | 'rest';
  /** Its length and the elapsed time, in seconds. */
  readonly length: number;
  readonly elapsed: number;
}

export const WORK_SECONDS = 20;
export const REST_SECONDS = 12;
/** The length of one loop in seconds: exactly 800 frames, 1500 AAC frames and 1600 Opus packets. */
export const FILM_SECONDS = WORK_SECONDS + REST_SECONDS;

/** The phase at a time of the endless loop, in seconds. */
export function phaseAt(at: number): Phase {
  const inLoop = at % FILM_SECONDS;
  return inLoop < WORK_SECONDS
    ? { kind: 'work', length: WORK_SECONDS, elapsed: inLoop }
    : { kind: 'rest', length: REST_SECONDS, elapsed: inLoop - WORK_SECONDS };
}

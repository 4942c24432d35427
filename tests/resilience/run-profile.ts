import type { Lot } from './lot.ts';

/** What sort of life it is: drawn once, before it begins. */
export interface Temperament {
  readonly beginsAs: 'new' | 'visitor';
  readonly hasTwoTabs: boolean;
  /** Whether sessions come to an end, and others use the same browser. */
  readonly sharesBrowser: boolean;
  readonly losesSession: boolean;
  /** What the browser does to what is to be kept, at times. */
  readonly storage: 'works' | 'full' | 'refused';
  /** Whether videos play in their pages. */
  readonly playsInline: boolean;
  /** What brings everything to the server in the end. */
  readonly ending: 'reload' | 'reconnection' | 'retry';
}

/** @param seed each eight neighbours are of eight kinds */
export function drawTemperament(seed: number, lot: Lot): Temperament {
  const kind = 1 + (seed % 8);
  const storage = kind === 1 ? 'full' : kind === 2 ? 'refused' : 'works';
  const losesSession = kind === 3;
  const endings = ['reload', 'reload', 'reconnection', 'retry'] as const;
  const ending = lot.pick(endings);
  const mayStay = storage !== 'refused' && !losesSession;
  const hasTwoTabs = kind >= 6;
  return {
    beginsAs: lot.happens(0.25) ? 'visitor' : 'new',
    hasTwoTabs,
    sharesBrowser: kind === 4 || kind === 5 || kind === 8,
    losesSession,
    storage,
    playsInline: lot.happens(0.25),
    // What another tab has left behind waits for a reconnection, or for a start.
    ending: !mayStay ? 'reload' : hasTwoTabs && ending === 'retry' ? 'reconnection' : ending,
  };
}

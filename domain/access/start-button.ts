import { entitlementsOf, mayBeMember, type Viewer } from '../account/viewer.ts';
import type { Progress } from '../progress/progress.ts';

/** The inputs of the start-watching button. */
export interface StartButtonInput {
  readonly viewer: Viewer;
  /** Whether the viewer may watch it (ACC-04); a premier item of the inline player counts as not entitled. */
  readonly entitled: boolean;
  /** A series, or a program that the member has not started (ACC-02). */
  readonly isSeries: boolean;
  /** The progress of the workout that the button would start. */
  readonly progress: Progress;
}

/** The labels for a viewer without access; each leads to a page that gives access. */
export type LockedLabel = 'sign-up' | 'upgrade' | 'activate';

export type StartWatchingLabel = LockedLabel | 'first-workout' | 'watch-again' | 'continue' | 'start';

const WATCH_AGAIN_FROM = 0.95;

/** Specification 1, section 4, "Start-watching button label": the first matching row applies. */
export function startWatchingLabel({
  viewer,
  entitled,
  isSeries,
  progress,
}: StartButtonInput): StartWatchingLabel {
  if (!entitled) return lockedLabel(viewer);
  if (isSeries) return 'first-workout';
  if (progress >= WATCH_AGAIN_FROM) return 'watch-again';
  if (progress > 0) return 'continue';
  return 'start';
}

export function lockedLabel(viewer: Viewer): LockedLabel {
  if (!mayBeMember(viewer)) return 'sign-up';
  return entitlementsOf(viewer).length > 0 ? 'upgrade' : 'activate';
}

/** A page of the account site that gives access (ACC-03, ACC-11). */
export type AccessPage = 'sign-up' | 'upgrade' | 'subscribe';

/** Whether the button leads to a page that gives access, and not to the play url (ACC-03). */
export const isLocked = (label: StartWatchingLabel): label is LockedLabel =>
  label === 'sign-up' || label === 'upgrade' || label === 'activate';

export const accessPage = (label: LockedLabel): AccessPage => (label === 'activate' ? 'subscribe' : label);

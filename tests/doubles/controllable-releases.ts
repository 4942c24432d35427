import { BehaviorSubject } from 'rxjs';
import { observableStateOf } from '#application/observable-state.ts';
import type { AppReleases } from '#application/ports/app-releases.ts';

/** Releases that a test deploys. */
export function makeControllableReleases(): AppReleases & {
  readonly done: string[];
  deploy(): void;
} {
  const isNewerReady$ = new BehaviorSubject(false);
  const done: string[] = [];
  return {
    isNewerReady: observableStateOf(isNewerReady$),
    start: () => void done.push('start'),
    check: () => void done.push('check'),
    activate: async () => void done.push('activate'),
    deploy: () => isNewerReady$.next(true),
    done,
  };
}

import type { Observable } from 'rxjs';

/** How often a stream emits while something happens, before the happening returns. */
export function emissionsOf(stream$: Observable<unknown>, happening: () => void): number {
  let emissions = 0;
  const subscription = stream$.subscribe(() => (emissions += 1));
  happening();
  subscription.unsubscribe();
  return emissions;
}

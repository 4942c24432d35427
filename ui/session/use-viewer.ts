import { CurrentViewer } from '#application/account/current-viewer.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** Who is in front of the screen. */
export const useViewer = (): Viewer => useObservableState(useInjection(CurrentViewer));

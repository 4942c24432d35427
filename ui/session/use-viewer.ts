import { CurrentViewer } from '#application/account/current-viewer.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** The current viewer: a member or a visitor, loading or unreachable. */
export const useViewer = (): Viewer => useObservableState(useInjection(CurrentViewer));

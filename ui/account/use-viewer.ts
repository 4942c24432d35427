import { CurrentViewer } from '#application/account/current-viewer.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { useInjection } from '../shell/use-injection.ts';
import { useLive } from '../shell/use-live.ts';

/** Who is in front of the screen. */
export const useViewer = (): Viewer => useLive(useInjection(CurrentViewer));

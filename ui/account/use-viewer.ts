import { CurrentViewer } from '#application/account/current-viewer.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { useApp } from '../shell/use-app.ts';
import { useLive } from '../shell/use-live.ts';

/** Who is in front of the screen. */
export const useViewer = (): Viewer => useLive(useApp(CurrentViewer));

import { MediaPlayback } from '#application/playback/playback-use-cases.ts';
import { useInjection } from '../session/use-injection.ts';
import { AppContainer } from './app-container.ts';
import { playbackModule } from './playback.module.ts';

/** Loads the playback module into the app's container, once, before the first component that needs it. */
export function usePlaybackModule(): void {
  const container = useInjection(AppContainer);
  if (!container.isBound(MediaPlayback)) container.load(playbackModule);
}

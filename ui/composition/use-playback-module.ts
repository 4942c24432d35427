import { MediaPlayback } from '#application/playback/media-playback.ts';
import { useInjection } from '../session/use-injection.ts';
import { AppContainer } from './app-container.ts';
import { playbackModule } from './playback.module.ts';

/** Loads what plays into the app's container, once, before what needs it shows. */
export function usePlaybackModule(): void {
  const container = useInjection(AppContainer);
  if (!container.isBound(MediaPlayback)) container.load(playbackModule);
}

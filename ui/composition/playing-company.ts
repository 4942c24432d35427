import { makeBrowserMediaSession } from '#adapters/browser/browser-media-session.ts';
import { makeBrowserScreenWake } from '#adapters/browser/browser-screen-wake.ts';
import type { Accompany } from '#application/playback/in-company.ts';
import { showOnDevice } from '#application/playback/show-on-device.ts';
import { stayAwake } from '#application/playback/stay-awake.ts';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';

/**
 * What the device does while a workout plays; it is brought when the first one does.
 *
 * @param titleOf what an item is called for the person in front of the screen
 */
export function makePlayingCompany(
  window: Window & { readonly MediaMetadata?: typeof MediaMetadata },
  page: PageLifecycle,
  titleOf: (item: MediaItem) => string,
): Accompany {
  const session = makeBrowserMediaSession(window.navigator, window.MediaMetadata);
  const screen = makeBrowserScreenWake(window.navigator);
  return (item, playback) => {
    showOnDevice({ ...item, title: titleOf(item) }, playback, session);
    stayAwake(playback.state, page, screen);
  };
}

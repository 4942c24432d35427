import type { PlayerSettings } from '#domain/playback/player-settings.ts';

/** The media element of a player, with what only some browsers have. */
interface MediaElement extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
  webkitEnterFullscreen?: () => void;
}

/** An event of Safari: whether there is a device for AirPlay. */
interface AvailabilityEvent extends Event {
  readonly availability?: 'available' | 'not-available';
}

/** The media element in the container of a player; null if it has none. */
export const mediaElementIn = (container: HTMLElement): MediaElement | null =>
  container.querySelector('video');

type OfElement = Partial<Pick<PlayerSettings, 'pictureInPicture'>> & { readonly hasAirPlay?: boolean };

/**
 * Calls `changed` with what the browser, not the library, says of a media element: picture-in-picture and AirPlay. The hosted
 * player's documented API has no calls for them.
 */
export function followMediaElement(element: MediaElement, changed: (changes: OfElement) => void): void {
  const { pictureInPictureEnabled } = element.ownerDocument;
  if (pictureInPictureEnabled && !element.disablePictureInPicture) changed({ pictureInPicture: 'off' });
  element.addEventListener('enterpictureinpicture', () => changed({ pictureInPicture: 'on' }));
  element.addEventListener('leavepictureinpicture', () => changed({ pictureInPicture: 'off' }));
  if (!element.webkitShowPlaybackTargetPicker) return;
  element.addEventListener('webkitplaybacktargetavailabilitychanged', (event) => {
    changed({ hasAirPlay: (event as AvailabilityEvent).availability === 'available' });
  });
}

/** A browser that refuses leaves everything as it was. */
export function showInPicture(element: MediaElement, isInPicture: boolean): void {
  const { ownerDocument } = element;
  if (isInPicture) element.requestPictureInPicture().catch(() => undefined);
  else if (ownerDocument.pictureInPictureElement === element)
    ownerDocument.exitPictureInPicture().catch(() => undefined);
}

import { openTab } from '#tests/contracts/simulated-tab.ts';

/** What a browser has for its media elements. */
interface Abilities {
  readonly pictureInPicture?: boolean;
  /** Whether it refuses picture-in-picture. */
  readonly refuses?: boolean;
  readonly airPlay?: boolean;
  readonly ownFullScreen?: boolean;
}

/** The element of a player with its media element, in a window without a picture. */
export interface FakePicture {
  readonly container: HTMLElement;
  readonly video: HTMLVideoElement;
  /** What was asked of the browser: 'picture-in-picture', 'page', 'AirPlay', 'full screen'. */
  readonly told: readonly string[];
  /** The browser finds devices for AirPlay, or no longer does. */
  findDevices(availability: string): void;
}

export function makeFakePicture({
  pictureInPicture = false,
  refuses = false,
  airPlay = false,
  ownFullScreen = false,
}: Abilities = {}): FakePicture {
  const tab = openTab();
  const { document } = tab;
  const [container, video] = [document.createElement('div'), document.createElement('video')];
  container.append(video);
  document.body.append(container);
  const told: string[] = [];
  const show = async (what: string, element: HTMLVideoElement | null) => {
    told.push(what);
    if (refuses) throw new DOMException('Press first', 'NotAllowedError');
    Object.assign(document, { pictureInPictureElement: element });
    video.dispatchEvent(new tab.Event(element ? 'enterpictureinpicture' : 'leavepictureinpicture'));
  };
  if (pictureInPicture) {
    Object.assign(document, {
      pictureInPictureEnabled: true,
      pictureInPictureElement: null,
      exitPictureInPicture: () => show('page', null),
    });
    Object.assign(video, { requestPictureInPicture: () => show('picture-in-picture', video) });
  }
  if (airPlay) Object.assign(video, { webkitShowPlaybackTargetPicker: () => void told.push('AirPlay') });
  if (ownFullScreen) Object.assign(video, { webkitEnterFullscreen: () => void told.push('full screen') });
  return {
    container,
    video,
    told,
    findDevices: (availability) => {
      const event = new tab.Event('webkitplaybacktargetavailabilitychanged');
      video.dispatchEvent(Object.assign(event, { availability }));
    },
  };
}

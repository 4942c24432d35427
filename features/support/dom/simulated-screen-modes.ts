/** The element that fills the screen, and the video that has a window of its own, of each document. */
const inFullScreen = new WeakMap<Document, Element>();
const inPicture = new WeakMap<Document, HTMLVideoElement>();

function fillScreen(document: Document, element: Element | null): void {
  if (element) inFullScreen.set(document, element);
  else inFullScreen.delete(document);
  document.dispatchEvent(new Event('fullscreenchange'));
}

function showInPicture(document: Document, video: HTMLVideoElement | null): void {
  const before = inPicture.get(document);
  if (video) inPicture.set(document, video);
  else inPicture.delete(document);
  before?.dispatchEvent(new Event('leavepictureinpicture'));
  video?.dispatchEvent(new Event('enterpictureinpicture'));
}

/** Gives a window full screen and picture-in-picture, as far as they can be told without a picture. */
export function simulateScreenModes({ document, HTMLElement, HTMLVideoElement }: typeof globalThis): void {
  Object.defineProperties(document, {
    fullscreenElement: {
      // What is no longer in the page fills no screen.
      get: () => [inFullScreen.get(document)].find((element) => element?.isConnected) ?? null,
    },
    exitFullscreen: { value: async () => fillScreen(document, null) },
    pictureInPictureEnabled: { value: true },
    pictureInPictureElement: { get: () => inPicture.get(document) ?? null },
    exitPictureInPicture: { value: async () => showInPicture(document, null) },
  });
  // All windows have the same prototypes.
  if (Object.hasOwn(HTMLElement.prototype, 'requestFullscreen')) return;
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', {
    async value(this: HTMLElement) {
      fillScreen(this.ownerDocument, this);
    },
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'requestPictureInPicture', {
    async value(this: HTMLVideoElement) {
      showInPicture(this.ownerDocument, this);
      return new EventTarget();
    },
  });
}

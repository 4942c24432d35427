import type { Page } from 'playwright';
import type { PlayerInternals } from '../player-internals.ts';
import { browserDeviceRequests } from './browser-device-requests.ts';
import { browserPlayerPicture } from './browser-player-picture.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** The methods of the platform's player that read its settings. */
interface QueriedPlayer {
  getPlaybackRate(): number;
  getVolume(): number;
  getMute(): boolean;
  getCurrentCaptions(): number;
  getCaptionsList(): readonly { readonly label: string }[];
  getCurrentQuality(): number;
  getQualityLevels(): readonly { readonly label: string }[];
}

/** @param runFirst runs a script before the app, from the next page load on */
export function browserPlayerInternals(
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): PlayerInternals {
  return {
    ...readings(page),
    choicesInView: () => page().getByRole('menuitemradio').evaluateAll(textsInView),
    announcement: async () => (await page().locator('.jwplayer .told').textContent(SHORT_TIMEOUT)) ?? '',
    showsThumbnail: async () => {
      const bar = page().locator('.jwplayer media-time-range');
      await page().mouse.move(600, 380);
      await bar.hover({ position: { x: 300, y: 16 }, force: true });
      const picture = page().locator('.jwplayer media-preview-thumbnail[slot]');
      // The player shows it a moment after the pointer has come.
      const isShown = await picture.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      );
      if (!isShown) return false;
      return picture.evaluate((shown) => {
        const range = document.querySelector('.jwplayer')?.shadowRoot?.querySelector('media-time-range');
        const video = document.querySelector('.jwplayer')?.shadowRoot?.querySelector('video');
        const { width = 0 } = range?.getBoundingClientRect() ?? {};
        const pointedAt = (300 / width) * (video?.duration ?? 0);
        const previewTime = Number(range?.getAttribute('mediapreviewtime'));
        const thumbnails = [...(video?.textTracks ?? [])].find(({ label }) => label === 'thumbnails');
        const cues = [...(thumbnails?.cues ?? [])] as VTTCue[];
        const { text = '' } =
          cues.find(({ startTime, endTime }) => startTime <= previewTime && previewTime < endTime) ?? {};
        const [image = '', place = ''] = text.split('#xywh=');
        return (
          Math.abs(previewTime - pointedAt) < (video?.duration ?? 0) / 20 &&
          image !== '' &&
          (shown.getAttribute('mediapreviewimage') ?? '').includes(image.replace(/^.*\//, '')) &&
          shown.getAttribute('mediapreviewcoords')?.replaceAll(' ', ',') === place
        );
      });
    },
    halveVolume: async () => {
      await page().mouse.move(600, 380);
      await page().locator('.jwplayer media-volume-range').click({ timeout: 5000 });
    },
    hasFocus: () => page().evaluate(() => document.activeElement?.classList.contains('jwplayer') ?? false),
    ...browserDeviceRequests(page, runFirst),
    ...browserPlayerPicture(page, runFirst),
  };
}

/** What can be read without touching the player. */
const readings = (page: () => Page): Pick<PlayerInternals, 'setting' | 'showsInFullScreen'> => ({
  setting: (name) =>
    page().evaluate((asked) => {
      const place = document.querySelector('.jwplayer');
      const player = (window as unknown as { jwplayer: (place: Element | null) => QueriedPlayer }).jwplayer(
        place,
      );
      switch (asked) {
        case 'speed':
          return String(player.getPlaybackRate());
        case 'volume':
          return String(player.getVolume());
        case 'sound':
          return player.getMute() ? 'off' : 'on';
        case 'captions':
          return (player.getCaptionsList()[player.getCurrentCaptions()]?.label ?? '').replace('Off', 'off');
        case 'quality':
          return player.getQualityLevels()[player.getCurrentQuality()]?.label ?? '';
        case 'screen':
          return document.fullscreenElement ? 'full' : 'window';
      }
    }, name),
  showsInFullScreen: (words) =>
    page().evaluate((wanted) => {
      const outer = document.fullscreenElement;
      const screen = outer?.shadowRoot?.fullscreenElement ?? outer;
      return [...document.querySelectorAll('dialog *, main *')].some((element) => {
        const own = [...element.childNodes].filter((child) => child instanceof Text);
        if (!own.some(({ data }) => data.includes(wanted))) return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        let at: Element | null = element;
        while (at && at !== screen) {
          const parent: Node | null = at.assignedSlot ?? at.parentNode;
          at = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
        }
        return at !== null;
      });
    }, words),
});

/** The texts of the elements that are entirely visible. Runs in the page. */
async function textsInView(elements: readonly Element[]): Promise<readonly string[]> {
  const entries = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      resolve(seen);
    });
    elements.forEach((element) => observer.observe(element));
  });
  return entries
    .filter(({ intersectionRatio }) => intersectionRatio > 0.99)
    .map(({ target }) => (target as HTMLElement).innerText.trim());
}

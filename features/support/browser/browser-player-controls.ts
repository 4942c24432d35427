import type { Page } from 'playwright';
import { percentOf, settingIn, type PlayerFacts, type SetControls } from '../player-controls.ts';
import { browserPicturePresses } from './browser-picture-presses.ts';
import { SHORT_TIMEOUT } from './short-timeout.ts';

/** The methods of the platform's player that read its settings. */
interface QueriedPlayer {
  getPlaybackRate(): number;
  getVolume(): number;
  getMute(): boolean;
  getControls(): boolean;
  getCurrentCaptions(): number;
  getCaptionsList(): readonly { readonly label: string }[];
  getCurrentQuality(): number;
  getQualityLevels(): readonly { readonly label: string }[];
}

interface WindowOfPlayer {
  readonly jwplayer: (place: Element | null) => QueriedPlayer;
}

/** Runs in the page. */
function factsOfPlayer(): PlayerFacts & { readonly hasControls: boolean } {
  const { jwplayer } = window as unknown as WindowOfPlayer;
  const player = jwplayer(document.querySelector('.jwplayer'));
  return {
    rate: player.getPlaybackRate(),
    volume: player.getVolume(),
    isMuted: player.getMute(),
    captions: player.getCaptionsList()[player.getCurrentCaptions()]?.label ?? '',
    quality: player.getQualityLevels()[player.getCurrentQuality()]?.label ?? '',
    isFullScreen: document.fullscreenElement !== null,
    hasControls: player.getControls(),
  };
}

export const browserPlayerControls = (page: () => Page): SetControls => ({
  setting: async (name) => settingIn(await page().evaluate(factsOfPlayer), name),
  announcement: async () => (await page().locator('[data-said]').textContent(SHORT_TIMEOUT))?.trim() ?? '',
  showsInFullScreen: (words) => page().evaluate(showsInFullScreen, words),
  halveVolume: async () => {
    await page().mouse.move(600, 380);
    await page().getByRole('slider', { name: 'Volume', exact: true }).click({ timeout: 5000 });
  },
  boundaries: async () => {
    const shares = await page()
      .locator('[data-boundary]')
      .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).style.getPropertyValue('--share')));
    return shares.map(percentOf);
  },
  hasFocus: () => page().evaluate(() => document.activeElement?.matches('[data-player]') ?? false),
  areOfLibrary: async () => (await page().evaluate(factsOfPlayer)).hasControls,
  ...browserPicturePresses(page),
});

/** Whether words are visible in the element that fills the screen. Runs in the page. */
function showsInFullScreen(words: string): boolean {
  const screen = document.fullscreenElement;
  return [...document.querySelectorAll('dialog *, main *')].some((element) => {
    const own = [...element.childNodes].filter((child) => child instanceof Text);
    if (!own.some(({ data }) => data.includes(words))) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    let at: Element | null = element;
    while (at && at !== screen) {
      const parent: Node | null = at.assignedSlot ?? at.parentNode;
      at = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
    }
    return at !== null;
  });
}

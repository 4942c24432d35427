import { fireEvent, getByRole } from '@testing-library/dom';
import { percentOf, settingIn, type SetControls } from '../player-controls.ts';
import { makeDomPicturePresses } from './dom-picture-presses.ts';
import type { SimulatedPlayer } from './simulated-player-library.ts';

/**
 * The controls of the current player, and what its library says that they have set.
 *
 * @param player throws if there is none
 * @param wait lets this many milliseconds go by
 */
export const makeDomPlayerControls = (
  player: () => SimulatedPlayer,
  document: () => Document,
  wait: (length: number) => Promise<void>,
): SetControls => ({
  setting: async (name) => {
    const { muted: isMuted, captions, quality } = player();
    const rate = player().getPlaybackRate();
    const isFullScreen = document().fullscreenElement !== null;
    return settingIn({ rate, volume: player().getVolume(), isMuted, captions, quality, isFullScreen }, name);
  },
  announcement: async () => document().querySelector('[data-said]')?.textContent.trim() ?? '',
  showsInFullScreen: async (words) => {
    const shown = [...(document().fullscreenElement?.querySelectorAll('*') ?? [])];
    return shown.some((element) => hasWords(element, words) && !element.closest('[data-shown="false"]'));
  },
  halveVolume: async () => {
    fireEvent.change(getByRole(document().body, 'slider', { name: 'Volume' }), { target: { value: '50' } });
  },
  boundaries: async () =>
    [...document().querySelectorAll<HTMLElement>('[data-boundary]')].map(({ style }) =>
      percentOf(style.getPropertyValue('--share')),
    ),
  hasFocus: async () => document().activeElement?.matches('[data-player]') ?? false,
  areOfLibrary: async () => player().showsControls,
  ...makeDomPicturePresses(document, wait),
});

const hasWords = (element: Element, words: string): boolean =>
  [...element.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.includes(words),
  );

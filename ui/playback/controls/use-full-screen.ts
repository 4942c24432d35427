import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/**
 * The browser's full screen for an element of the app, so that everything in it shows there (PLY-03).
 *
 * @param enterOfDevice called where the browser has none for elements, as on a phone of Apple
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, enterOfDevice: () => void): FullScreen {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  };
  const enter = () => {
    const shown = element.current;
    if (!shown) return;
    // A browser may refuse: the video then stays in the window.
    if ('requestFullscreen' in shown) shown.requestFullscreen().catch(() => undefined);
    else enterOfDevice();
  };
  return { isOn, toggle: isOn ? leave : enter, leave };
}

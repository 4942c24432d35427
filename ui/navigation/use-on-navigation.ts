import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Calls back after each navigation that a person makes: to a page, also by a link to the page itself, back or forward. A page
 * that corrects its own address does not count.
 */
export function useOnNavigation(onNavigation: () => void): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const shown = useRef({ key, address });
  const arrive = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { key, address };
    const isCorrection = type === NavigationType.Replace && address !== before.address;
    if (key !== before.key && !isCorrection) onNavigation();
  });
  useEffect(() => arrive(), [key]);
}

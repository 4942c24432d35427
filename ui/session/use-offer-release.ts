import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { OfferRelease } from '#application/releases/offer-release.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** Whether a newer release is offered now, and the viewer's answers. */
export function useOfferRelease() {
  const offer = useInjection(OfferRelease);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => offer.start(), [offer]);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    offer.navigated();
  }, [key, offer]);
  const { accept, postpone } = offer;
  return { isOffered: useObservableState(offer), accept, postpone };
}

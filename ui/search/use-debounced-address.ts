import { useEffect, useEffectEvent, useRef } from 'react';
import type { Query } from '#domain/search/query.ts';
import { SEARCH_DELAY_MS } from '#domain/search/search-delay.ts';
import { useOnNavigation } from '../navigation/use-on-navigation.ts';
import type { TypedQuery } from './typed-query.ts';

/** An address that follows the typed text. */
export interface DebouncedAddress {
  /** The query in the address; null if it is not the address of a search. */
  readonly text: Query | null;
  /**
   * Changes the query in the address and returns the resulting query.
   *
   * @param isSubmitted whether the query was submitted, rather than only typed
   */
  readonly settle: (text: string, isSubmitted: boolean) => Query | null;
  readonly leave: () => void;
}

/**
 * Copies the typed text to the address after a pause in typing (SRC-01), and the address to the field when it changes by
 * other means: going back, a link, or a visit that starts there. A navigation ends a search that has not begun.
 */
export function useDebouncedAddress(
  typed: TypedQuery,
  onTyped: (typed: TypedQuery) => void,
  address: DebouncedAddress,
): void {
  const settled = useRef<Query | null>(null);
  const followed = useRef('');

  const fulfil = useEffectEvent(() => {
    if (typed.action === 'leave') address.leave();
    else {
      const text = address.settle(typed.text, typed.action === 'search');
      settled.current = text === address.text ? null : text;
    }
  });
  useEffect(() => {
    if (typed.action === null) return undefined;
    const timer = setTimeout(fulfil, typed.action === 'settle' ? SEARCH_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);

  useOnNavigation(() => {
    const isOwn = settled.current !== null && settled.current === address.text;
    if (typed.action !== null && !isOwn) onTyped({ text: address.text ?? '', action: null });
  });

  const follow = useEffectEvent((text: Query | null) => {
    if ((text ?? '') === followed.current) return;
    followed.current = text ?? '';
    // White space around the text being typed is only in the field, not in the query.
    const isTyped = text !== null && text === settled.current;
    settled.current = null;
    if (!isTyped) onTyped({ text: text ?? '', action: null });
  });
  useEffect(() => follow(address.text), [address.text]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { SETTLES_AFTER_MS, type Query } from '#domain/search/query.ts';
import type { Typed } from './typed.ts';

/** An address that follows what is typed. */
export interface DebouncedAddress {
  /** What it searches for; null where it is none of a search. */
  readonly text: Query | null;
  /** Makes it search for a text. Answers what it then searches for. */
  readonly settle: (text: string) => Query | null;
  readonly leave: () => void;
}

/**
 * Carries what is typed into an address once nothing more is typed for a while (SRC-01), and into the field what an address says
 * that was changed by other means: by going back, a link, or a visit that begins there.
 */
export function useDebouncedSearch(
  typed: Typed,
  onTyped: (typed: Typed) => void,
  address: DebouncedAddress,
): void {
  const settled = useRef<Query | null>(null);
  const followed = useRef('');

  const fulfil = useEffectEvent(() => {
    if (typed.wish === 'leave') address.leave();
    else settled.current = address.settle(typed.text);
  });
  useEffect(() => {
    if (typed.wish === null) return undefined;
    const timer = setTimeout(fulfil, typed.wish === 'settle' ? SETTLES_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent((text: Query | null) => {
    if ((text ?? '') === followed.current) return;
    followed.current = text ?? '';
    // White space that is being typed is in the field only.
    const isTyped = text !== null && text === settled.current;
    settled.current = null;
    if (!isTyped) onTyped({ text: text ?? '', wish: null });
  });
  useEffect(() => follow(address.text), [address.text]);
}

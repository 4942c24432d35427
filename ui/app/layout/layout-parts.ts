import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IMPERSONATION_COOKIE } from '#domain/account/impersonation.ts';
import type { Cookies } from '#application/ports/cookies.ts';
import { lazyModule } from '../../navigation/lazy-module.ts';

const loadParts = lazyModule(() => import('../../composition/layout-parts.ts'));

/** The parts of the layout that load after the first content; null until they have. If they cannot be loaded, the next screen retries. */
export function useLayoutParts() {
  const [parts, setParts] = useState(() => loadParts.arrived());
  const { key } = useLocation();
  const isMissing = parts === null;
  useEffect(() => {
    if (isMissing) loadParts().then(setParts, () => undefined);
  }, [isMissing, key]);
  return parts;
}

/** SHL-06: loads the banner of an impersonation before the first content, which it would move otherwise. Never fails. */
export async function preloadBanner(cookies: Cookies): Promise<void> {
  if (cookies.read(IMPERSONATION_COOKIE) !== null) await loadParts().catch(() => undefined);
}

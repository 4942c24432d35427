import type { Cookies } from '#application/ports/cookies.ts';
import { IMPERSONATION_COOKIE } from '#domain/account/impersonation.ts';
import type { Language } from '../../i18n/language.ts';
import { lazyModule } from '../../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../../session/use-lazy-code.ts';

const loadParts = lazyModule(() => import('../../composition/layout-parts.ts'), ['footer', 'notices']);

/** The parts of the layout that load by themselves; null until they have. If they cannot be loaded, the next screen retries. */
export function useLayoutParts() {
  const [parts, fetchParts] = useLazyCode(loadParts, loadParts.arrived);
  useFetchMissing(parts === null, fetchParts);
  return parts;
}

/** SHL-06: loads the banner of an impersonation before the first content, which it would move otherwise. Never fails. */
export async function preloadBanner(cookies: Cookies, language: Language): Promise<void> {
  if (cookies.read(IMPERSONATION_COOKIE) !== null) await loadParts(language).catch(() => undefined);
}

import { Cookies } from '#application/ports/cookies.ts';
import { IMPERSONATION_COOKIE } from '#domain/account/impersonation-cookie.ts';
import type { Texts } from '../../i18n/i18n.ts';
import { lazyModule } from '../../navigation/lazy-module.ts';
import type { Provide } from '../../session/use-injection.ts';
import { useFetchMissing, useLazyCode } from '../../navigation/use-lazy-code.ts';

const layout = lazyModule(() => import('../../composition/layout.tsx'), ['footer', 'notices']);

/** The parts of the layout that load by themselves; null until they have. If they cannot be loaded, the next screen retries. */
export function useLayoutParts() {
  const [parts, fetchParts] = useLazyCode(layout);
  useFetchMissing(parts === null, fetchParts);
  return parts;
}

/** SHL-06: loads the banner of an impersonation before the first content, which it would move otherwise. Never fails. */
export async function preloadBanner(texts: Texts, provide: Provide): Promise<void> {
  if (provide(Cookies).read(IMPERSONATION_COOKIE) === null) return;
  await layout.load(texts, provide).catch(() => undefined);
}

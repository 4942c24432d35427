import type { QueryClient } from '@tanstack/react-query';
import { matchPattern } from '#domain/navigation/paths.ts';
import type { Texts } from '../i18n/i18n.ts';
import type { Provide } from '../session/use-injection.ts';
import { routeAt } from './routes.ts';

/**
 * Loads the code of the screen at an address, and the data at its top, so that both show at once. Never fails: the screen
 * itself reports a failure.
 *
 * @param path below the base path
 * @param signal aborts when the screen renders without waiting any longer: it then loads its data itself
 */
export async function preloadRoute(
  path: string,
  texts: Texts,
  provide: Provide,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<void> {
  const route = routeAt(path);
  if (!route) return;
  const [parameter = ''] = matchPattern(route.pattern, path) ?? [];
  try {
    const [loader] = await Promise.all([route.loader?.(), route.screen.load(texts, provide)]);
    if (!signal.aborted) await loader?.(provide, queries, parameter);
  } catch {
    // The screen retries when it renders, and reports the failure.
  }
}

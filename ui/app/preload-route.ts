import type { QueryClient } from '@tanstack/react-query';
import { matchPattern } from '#domain/navigation/paths.ts';
import type { Provide } from '../session/use-injection.ts';
import { routeAt } from './routes.ts';

/**
 * Brings the code of the screen at an address, and what stands at its top, so that it shows in one go. Never fails: the
 * screen itself says what is wrong.
 *
 * @param path below the base path
 */
export async function preloadRoute(path: string, provide: Provide, queries: QueryClient): Promise<void> {
  const route = routeAt(path);
  if (!route) return;
  const [parameter = ''] = matchPattern(route.pattern, path) ?? [];
  try {
    await route.screen();
    await route.loader?.(provide, queries, parameter);
  } catch {
    // The screen asks again when it shows, and tells what failed.
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { slug } from '#domain/catalogue/slug.ts';
import { HOME_PATH, matchPattern, WORKOUT_PATTERN } from '#domain/navigation/paths.ts';
import { loadHome, loadMedia, loadScreenAt } from './screens.ts';
import type { Provide } from '../session/use-injection.ts';

/**
 * Brings the code of the screen at an address, and what stands at its top, so that it shows in one go. Never fails: the
 * screen itself says what is wrong.
 *
 * @param path below the base path
 */
export async function preloadRoute(path: string, provide: Provide, queries: QueryClient): Promise<void> {
  try {
    await loadScreenAt(path);
    if (path === HOME_PATH) await (await loadHome()).prepareHome(provide, queries);
    const [workout] = matchPattern(WORKOUT_PATTERN, path) ?? [];
    if (workout)
      await (await loadMedia()).prepareWorkout(slug(decodeURIComponent(workout)), provide, queries);
  } catch {
    // The screen asks again when it shows, and tells what failed.
  }
}

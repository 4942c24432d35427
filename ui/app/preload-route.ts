import type { QueryClient } from '@tanstack/react-query';
import { slug } from '#domain/catalogue/slug.ts';
import { loadHome, loadMedia, loadScreenAt } from './screens.ts';
import type { Provide } from '../session/use-injection.ts';

/**
 * Brings the code of the screen at an address, and what stands at its top, so that it shows in one go. Never fails: the
 * screen itself says what is wrong.
 *
 * @param path below the base path, `/workout/morning-flow` for example
 */
export async function preloadRoute(path: string, provide: Provide, queries: QueryClient): Promise<void> {
  const [, screen = '', name = ''] = path.split('/');
  try {
    await loadScreenAt(path);
    if (screen === '') await (await loadHome()).prepareHome(provide, queries);
    if (screen === 'workout')
      await (await loadMedia()).prepareWorkout(slug(decodeURIComponent(name)), provide, queries);
  } catch {
    // The screen asks again when it shows, and tells what failed.
  }
}

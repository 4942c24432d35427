import { withoutSlash } from '../navigation/without-slash.ts';

/**
 * COA-06: the address of a nutrition plan; null if it would not lie on the account site.
 *
 * @param base the config's railsBase
 * @param path the plan's nutrition_plan_url, relative to it
 */
export function nutritionAddress(base: string, path: string): string | null {
  try {
    const { href: root } = new URL(`${withoutSlash(base)}/`);
    const { href } = new URL(`${root}${path.replace(/^\//, '')}`);
    return href.startsWith(root) && href !== root ? href : null;
  } catch {
    return null;
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { precompress } from '#tools/vite/precompress.ts';
import type { Bench } from './bench-context.ts';
import { onPageAtRest, type PageAtRest } from './page-at-rest.ts';

interface CopiedPage extends Omit<PageAtRest, 'address' | 'cpuSlowdown'> {
  /** Of the page on the app's host. */
  readonly path: string;
  /** Of the copy: a file name without ending. */
  readonly name: string;
  /** What the page must contain before it is copied. */
  readonly awaited: string;
  /** The addresses of its links that lead to another page than in the app, by their paths. */
  readonly links?: ReadonlyMap<string, string>;
}

/**
 * Writes what a page of the app shows as a page without scripts, and with one inline style, beside the other reference pages.
 * Resolves to its path.
 */
export async function writeStaticCopy(
  { browser, product }: Bench,
  { path, name, awaited, links = new Map(), ...where }: CopiedPage,
): Promise<string> {
  const html = await onPageAtRest(
    browser,
    { ...where, address: product.app + path, cpuSlowdown: 1 },
    async (page) => {
      await page.locator(awaited).first().waitFor();
      return staticCopy(page, links);
    },
  );
  const folder = join(product.reference.folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.html'), html);
  precompress(folder);
  return `/app/reference/${name}/page.html`;
}

const staticCopy = async (page: Page, links: ReadonlyMap<string, string>): Promise<string> =>
  `<!doctype html>\n${await page.evaluate(
    (targets) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      copy.querySelectorAll('script, style, link:not([rel=icon])').forEach((part) => part.remove());
      const style = document.createElement('style');
      style.textContent = rules.map(({ cssText }) => cssText).join('\n');
      copy.querySelector('head')?.append(style);
      for (const [from, to] of targets)
        copy.querySelectorAll(`a[href="${from}"]`).forEach((link) => link.setAttribute('href', to));
      return copy.outerHTML;
    },
    [...links],
  )}`;

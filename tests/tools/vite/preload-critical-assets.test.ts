import type { HtmlTagDescriptor, IndexHtmlTransformContext } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadCriticalAssets } from '#tools/vite/preload-critical-assets.ts';

/** The tags that the plugin adds to the head of a page built from this bundle. */
async function preloadTags(bundle: object | undefined): Promise<readonly string[]> {
  const { transformIndexHtml: transform } = preloadCriticalAssets('first-screen');
  if (typeof transform !== 'object') throw new Error('The plugin does not change the page');
  const context = { path: '/', filename: 'index.html', bundle } as IndexHtmlTransformContext;
  const added = await (transform.handler as (html: string, context: object) => unknown)('', context);
  return (added as HtmlTagDescriptor[]).map(
    ({ attrs }) => `${String(attrs?.['rel'])} ${String(attrs?.['href'])}`,
  );
}

describe('preloading critical assets', () => {
  it('lists the code of the first screen, its styles and the font of titles', async () => {
    const chunk = (name: string, imports: readonly string[], isEntry: boolean) => ({
      ...{ type: 'chunk', name, fileName: `assets/${name}.js`, imports, isEntry },
      viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
    });
    const asset = (fileName: string) => ({ type: 'asset', fileName });
    const font = 'assets/barlow-condensed-latin-700-normal-x1.woff2';
    const bundle = {
      index: chunk('index', ['assets/shared.js'], true),
      first: chunk('first-screen', ['assets/index.js', 'assets/shared.js', 'assets/runtime.js'], false),
      app: chunk('app', [], false),
      font: asset(font),
      other: asset('assets/archivo.woff2'),
    };
    expect(await preloadTags(bundle)).toEqual([
      'modulepreload /app/assets/first-screen.js',
      'modulepreload /app/assets/runtime.js',
      'preload /app/assets/first-screen.css',
      `preload /app/${font}`,
    ]);
  });

  it('adds nothing without a bundle', async () => {
    expect(await preloadTags(undefined)).toEqual([]);
  });
});

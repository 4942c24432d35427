import type { HtmlTagDescriptor, IndexHtmlTransformContext } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadCriticalAssets } from '#tools/vite/preload-critical-assets.ts';

/** The tags that the plugin adds to the head of a page built from this bundle. */
async function preloadTags(bundle: object | undefined): Promise<readonly string[]> {
  const { transformIndexHtml: transform } = preloadCriticalAssets('app');
  if (typeof transform !== 'object') throw new Error('The plugin does not change the page');
  const context = { path: '/', filename: 'index.html', bundle } as IndexHtmlTransformContext;
  const added = await (transform.handler as (html: string, context: object) => unknown)('', context);
  return (added as HtmlTagDescriptor[]).map(
    ({ attrs }) => `${String(attrs?.['rel'])} ${String(attrs?.['href'])}`,
  );
}

describe('preloading critical assets', () => {
  it('lists the app’s styles and the font of titles', async () => {
    const app = {
      type: 'chunk',
      name: 'app',
      fileName: 'assets/app.js',
      viteMetadata: { importedCss: new Set(['assets/app.css']) },
    };
    const asset = (fileName: string) => ({ type: 'asset', fileName });
    const font = 'assets/barlow-condensed-latin-700-normal-x1.woff2';
    expect(await preloadTags({ app, font: asset(font), other: asset('assets/archivo.woff2') })).toEqual([
      'preload /app/assets/app.css',
      `preload /app/${font}`,
    ]);
  });

  it('adds nothing without a bundle', async () => {
    expect(await preloadTags(undefined)).toEqual([]);
  });
});

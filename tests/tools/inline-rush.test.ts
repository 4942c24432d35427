import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineRush } from '#tools/inline-rush.ts';
import { folderWith } from './folder-with.ts';

const PAGE = '<head><!-- rush --></head><body></body>';

/** The page with the script inlined, in a build of these parts. */
async function pageWith(code: string, bundle?: object): Promise<string> {
  const plugin: Plugin = inlineRush(join(folderWith({ 'rush.ts': code }), 'rush.ts'));
  const { transformIndexHtml: transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The plugin does not change the page');
  const context = { path: '/', filename: 'index.html', bundle } as IndexHtmlTransformContext;
  return String(await (transform.handler as (html: string, context: object) => unknown)(PAGE, context));
}
const scriptIn = (page: string) => /^<head><script>(.*)<\/script><\/head><body><\/body>$/s.exec(page)?.[1];
const screen = (name: string, isDynamicEntry = true) => ({
  type: 'chunk',
  name,
  isDynamicEntry,
  fileName: `assets/${name}.js`,
  imports: ['assets/shared.js'],
});

describe('the script that asks early', () => {
  it('stands in the page’s head as one script without imports', async () => {
    const script = scriptIn(
      await pageWith('const early: string = "asked"; globalThis.document.title = early;'),
    );
    expect(script).toContain('asked');
    expect(script).not.toMatch(/\bimport\b|\bexport\b|: string/);
  });

  it('says what it says, whatever signs stand in it', async () => {
    const script = scriptIn(await pageWith('document.title = "$& $` $1 $$ </script><b>";'));
    expect(script).toContain('$& $` $1 $$');
    expect(script).not.toContain('</script');
  });

  it('asks for the code of the screen that the address opens', async () => {
    const bundle = { home: screen('home-screen'), media: screen('media-screen'), app: screen('p', false) };
    const script = scriptIn(await pageWith('document.title = "x";', bundle));
    const [, files] = /of\((\{.*?\})\)\[/.exec(script ?? '') ?? [];
    const media = ['/app/assets/media-screen.js', '/app/assets/shared.js'];
    expect(JSON.parse(files ?? '')).toEqual({
      '': ['/app/assets/home-screen.js', '/app/assets/shared.js'],
      workout: media,
      program: media,
      m: media,
    });
  });

  it('asks for no code where there is no build', async () => {
    expect(await pageWith('document.title = "x";')).not.toContain('modulepreload');
  });
});

import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlinePrefetch } from '#tools/vite/inline-prefetch.ts';
import { folderWith } from '../folder-with.ts';

const PAGE = '<head><!-- prefetch --></head><body></body>';

/** The page with the script inlined. */
async function pageWith(code: string): Promise<string> {
  const plugin: Plugin = inlinePrefetch(join(folderWith({ 'prefetch.ts': code }), 'prefetch.ts'));
  const { transformIndexHtml: transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The plugin does not change the page');
  const context = { path: '/', filename: 'index.html' } as IndexHtmlTransformContext;
  return String(await (transform.handler as (html: string, context: object) => unknown)(PAGE, context));
}
const scriptIn = (page: string) => /^<head><script>(.*)<\/script><\/head><body><\/body>$/s.exec(page)?.[1];

describe('the prefetch script', () => {
  it('is inlined in the page’s head as one script without imports', async () => {
    const script = scriptIn(
      await pageWith('const early: string = "asked"; globalThis.document.title = early;'),
    );
    expect(script).toContain('asked');
    expect(script).not.toMatch(/\bimport\b|\bexport\b|: string/);
  });

  it('is unchanged by special characters in it', async () => {
    const script = scriptIn(await pageWith('document.title = "$& $` $1 $$ </script><b>";'));
    expect(script).toContain('$& $` $1 $$');
    expect(script).not.toContain('</script');
  });
});

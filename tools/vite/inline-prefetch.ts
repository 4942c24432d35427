import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const PLACE = '<!-- prefetch -->';

/** Inlines ui/boot/prefetch.ts into the page's head, so that its requests start before any other script. */
export function inlinePrefetch(entry: string): Plugin {
  return {
    name: 'inline-prefetch',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const script = `<script>${await bundled(entry)}</script>`;
        return html.replace(PLACE, () => script);
      },
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const { code } = await bundleScript(entry);
  return code.replaceAll('</script', '<\\/script').trim();
}

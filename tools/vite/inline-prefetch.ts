import { build, type Plugin, type Rolldown } from 'vite';

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
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'prefetch', fileName: 'prefetch' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [chunk] = [output].flat()[0]?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${entry} produced no output`);
  return chunk.code.replaceAll('</script', '<\\/script').trim();
}

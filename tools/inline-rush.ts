import { build, type Plugin, type Rolldown } from 'vite';

const PLACE = '<!-- rush -->';

/** The modules whose code a first view of an address needs, by the first part of the address below the base path. */
const SCREENS: Readonly<Record<string, string>> = {
  '': 'home-screen',
  workout: 'media-screen',
  program: 'media-screen',
  m: 'media-screen',
  p: 'playlist-screen',
};

/**
 * Puts ui/rush.ts into the page's head as one inline script, so that its requests leave before any other script is there.
 * In a build, the code of the screen that the address opens is asked for in the same breath.
 */
export function inlineRush(entry: string): Plugin {
  return {
    name: 'inline-rush',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = `<script>${preloadScreen(bundle)}${await bundled(entry)}</script>`;
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
      lib: { entry, formats: ['iife'], name: 'rush', fileName: 'rush' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [chunk] = [output].flat()[0]?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing came of bundling ${entry}`);
  return chunk.code.replaceAll('</script', '<\\/script').trim();
}

function preloadScreen(bundle: Rolldown.OutputBundle | undefined): string {
  const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
  const filesFor = (name: string) => {
    const screen = chunks.find((chunk) => chunk.isDynamicEntry && chunk.name === name);
    return screen ? [screen.fileName, ...screen.imports].map((file) => `/app/${file}`) : [];
  };
  const files = Object.fromEntries(
    Object.entries(SCREENS)
      .map(([part, name]) => [part, filesFor(name)] as const)
      .filter(([, names]) => names.length > 0),
  );
  if (Object.keys(files).length === 0) return '';
  return `for(const f of(${JSON.stringify(files)})[location.pathname.split('/')[2]||'']||[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:f}));`;
}

import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { ownerOf, type MeasuredFile } from './size-budget.ts';

/** The files of script with a budget, each by a module that it contains. */
const FILES: Readonly<Record<string, string>> = {
  entry: 'ui/boot/entry.ts',
  'first screen': 'ui/boot/first-screen/first-screen.tsx?static',
  app: 'ui/boot/main.tsx',
  home: 'ui/composition/home.tsx',
  lists: 'ui/cards/use-virtual-rows.ts',
  details: 'ui/composition/details.ts',
  player: 'ui/playback/player-view.tsx',
  guide: 'ui/composition/live.ts',
};

/** Builds the app without writing it, and measures its files of script by name; a file may have several names in one. */
export async function measureFiles(root: string): Promise<ReadonlyMap<string, MeasuredFile>> {
  const built = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  const files = new Map<string, MeasuredFile>();
  for (const part of built.output) {
    if (part.type !== 'chunk') continue;
    const names = Object.entries(FILES).filter(([, module]) => root + module in part.modules);
    if (names.length > 0) files.set(names.map(([name]) => name).join(' and '), measured(part, root));
  }
  return files;
}

function measured({ code, modules }: Rolldown.OutputChunk, root: string): MeasuredFile {
  const rendered: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const owner = ownerOf(id, root);
    if (renderedLength > 0) rendered[owner] = (rendered[owner] ?? 0) + renderedLength;
  }
  return { brotli: brotliCompressSync(code).length, rendered };
}

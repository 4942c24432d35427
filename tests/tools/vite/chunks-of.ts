import { build, type Plugin, type Rolldown } from 'vite';
import { folderWith } from '../folder-with.ts';

/** The chunks that a production build makes of some files, by path; it begins at main.js. */
export async function chunksOf(
  files: Readonly<Record<string, string>>,
  plugins: Plugin[] | ((root: string) => Plugin[]),
): Promise<readonly Rolldown.OutputChunk[]> {
  const root = folderWith(files);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: typeof plugins === 'function' ? plugins(root) : plugins,
    build: { write: false, rolldownOptions: { input: `${root}/main.js` } },
  })) as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileHints } from '#tools/vite/compile-hints.ts';
import { folderWith } from '../folder-with.ts';

describe('compile hints', () => {
  it('begin the named files, before the code that Vite adds', async () => {
    const root = folderWith({
      'main.js': "import('./later.js').then(({ text }) => console.log(text));",
      'later.js': "import './later.css'; export const text = 'later';",
      'later.css': 'p { color: red }',
    });
    const built = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [compileHints('main')],
      build: { write: false, rolldownOptions: { input: `${root}/main.js` } },
    })) as Rolldown.RolldownOutput;
    const codeOf = (name: string) =>
      built.output.find((part) => part.type === 'chunk' && part.name === name) as Rolldown.OutputChunk;
    expect(codeOf('main').code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n.*__vite__mapDeps/);
    expect(codeOf('later').code).not.toContain('allFunctionsCalledOnLoad');
  });
});

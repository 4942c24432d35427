import { describe, expect, it } from 'vitest';
import { compileHints } from '#tools/vite/compile-hints.ts';
import { chunksOf } from './chunks-of.ts';

describe('compile hints', () => {
  it('begin the named files, before the code that Vite adds', async () => {
    const files = {
      'main.js': "import('./later.js').then(({ text }) => console.log(text));",
      'later.js': "import './later.css'; export const text = 'later';",
      'later.css': 'p { color: red }',
    };
    const chunks = await chunksOf(files, [compileHints('main')]);
    const codeOf = (wanted: string) => chunks.find(({ name }) => name === wanted)?.code;
    expect(codeOf('main')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n.*__vite__mapDeps/);
    expect(codeOf('later')).not.toContain('allFunctionsCalledOnLoad');
  });
});

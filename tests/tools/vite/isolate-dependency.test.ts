import { describe, expect, it } from 'vitest';
import { isolateDependency } from '#tools/vite/isolate-dependency.ts';
import { chunksOf } from './chunks-of.ts';

describe('a package with its own copy of a dependency', () => {
  it('does not share it with the app', async () => {
    const files = {
      'main.js': "import { one } from 'helpers'; console.log(one); void import('@scope/late');",
      'node_modules/helpers/package.json': '{ "name": "helpers", "main": "index.js", "type": "module" }',
      'node_modules/helpers/index.js': "export const one = 'for all'; export const two = 'for the late one';",
      'node_modules/@scope/late/package.json':
        '{ "name": "@scope/late", "main": "index.js", "type": "module" }',
      'node_modules/@scope/late/index.js': "import { two } from 'helpers'; console.log(two);",
    };
    const chunks = await chunksOf(files, [isolateDependency('@scope', 'helpers')]);
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry?.code).toContain('for all');
    expect(entry?.code).not.toContain('for the late one');
    expect(entry?.imports).toEqual([]);
    expect(chunks.some(({ code }) => code.includes('for the late one'))).toBe(true);
  });
});

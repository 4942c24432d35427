import { describe, expect, it } from 'vitest';
import { staticComponents } from '#tools/vite/static-components.ts';
import { chunksOf } from './chunks-of.ts';
import { folderWith } from '../folder-with.ts';

const FILES = {
  'main.js': `import { show } from './first.ts'; import { View } from './view.tsx'; console.log(show, View, import('./later.ts'));`,
  'first.ts': `import { View } from './view.tsx'; import { plain } from './plain.ts'; export const show = () => [View, plain, import('./later.ts')];`,
  'view.tsx': `import { library } from 'library'; import { hook } from './hook.ts'; export const View = () => library(hook());`,
  'hook.ts': `import { library } from 'library'; export const hook = () => 'hook ' + library;`,
  'plain.ts': `import type { Props } from 'library'; export const plain = 'plain code';`,
  'later.ts': `import { hook } from './hook.ts'; export const later = 'later code ' + hook();`,
  'node_modules/library/package.json': `{ "name": "library", "main": "index.js" }`,
  'node_modules/library/index.js': `export const library = () => 'the library itself';`,
};

async function built(): Promise<string> {
  const outside = folderWith({ 'substitute.ts': `export const library = () => 'a substitute';` });
  const chunks = await chunksOf(FILES, (root) => [
    staticComponents({
      entries: [`${root}/first.ts`],
      substitutes: { library: `${outside}/substitute.ts` },
      unused: [],
    }),
  ]);
  return chunks.map(({ code }) => code).join('\n');
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe('static components', () => {
  it('have the substitute for a library, and the app has the library', async () => {
    const code = await built();
    expect(times(code, 'the library itself')).toBe(1);
    expect(times(code, 'a substitute')).toBe(1);
    expect(times(code, 'hook ')).toBe(2);
  });

  it('share what does not depend on the library, and what loads later', async () => {
    const code = await built();
    expect(times(code, 'plain code')).toBe(1);
    expect(times(code, 'later code')).toBe(1);
  });
});

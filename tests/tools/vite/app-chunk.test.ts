import { describe, expect, it } from 'vitest';
import { appChunk } from '#tools/vite/app-chunk.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  start: ['address'],
  main: ['screen-loaders', 'framework'],
  framework: ['framework-core', 'address'],
  'framework-core': ['framework'],
  screen: ['framework', 'cards'],
};

/** The chunk that a module is assigned to; null leaves it to the bundler. */
function fileOf(id: string): unknown {
  const { name } = appChunk('main', 'start');
  if (typeof name !== 'function') throw new Error('The group has one name for all');
  const getModuleInfo = (each: string) => ({ importedIds: IMPORTS[each] ?? [] });
  return (name as (id: string, modules: object) => unknown)(id, { getModuleInfo });
}

describe('the chunk of the app’s code', () => {
  it.each(['main', 'screen-loaders', 'framework', 'framework-core'])('contains %s', (id) => {
    expect(fileOf(id)).toBe('app');
  });

  it.each([
    ['the first script', 'start'],
    ['what the first script needs as well', 'address'],
    ['a screen', 'screen'],
    ['what screens alone need', 'cards'],
  ])('does not contain %s', (_, id) => {
    expect(fileOf(id)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { chunk, type Chunk } from '#tools/vite/chunk.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  start: ['address'],
  main: ['screen-loaders', 'framework'],
  framework: ['framework-core', 'address'],
  'framework-core': ['framework'],
  home: ['framework', 'cards', 'rows'],
  details: ['framework', 'cards', 'player'],
};

/** The chunk that a module is assigned to; null leaves it to the bundler. */
function fileOf(id: string, options: Chunk): unknown {
  const { name } = chunk(options);
  if (typeof name !== 'function') throw new Error('The group has one name for all');
  const getModuleInfo = (each: string) => ({ importedIds: IMPORTS[each] ?? [] });
  return (name as (id: string, modules: object) => unknown)(id, { getModuleInfo });
}

const membersOf = (options: Chunk) =>
  [...new Set(Object.entries(IMPORTS).flat(2))].filter((id) => fileOf(id, options) === options.name).sort();

describe('a chunk', () => {
  it('contains what a module needs, without what another needs as well', () => {
    expect(membersOf({ name: 'app', of: ['main'], without: ['start'] })).toEqual([
      'framework',
      'framework-core',
      'main',
      'screen-loaders',
    ]);
  });

  it('contains only what several modules need', () => {
    expect(membersOf({ name: 'shared', of: ['home', 'details'], without: ['main', 'start'] })).toEqual([
      'cards',
    ]);
  });

  it('also contains what other modules need in common', () => {
    expect(membersOf({ name: 'app', of: ['main'], and: [['home', 'details']], without: ['start'] })).toEqual([
      'cards',
      'framework',
      'framework-core',
      'main',
      'screen-loaders',
    ]);
  });

  it('leaves out what any of the others needs', () => {
    expect(membersOf({ name: 'details', of: ['details'], without: ['main', 'home'] })).toEqual([
      'details',
      'player',
    ]);
  });
});

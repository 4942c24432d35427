import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The packages that the product must use, and the folder that imports each of them. */
const BELONGS: Readonly<Record<string, string>> = {
  react: 'ui',
  'react-dom': 'ui',
  'react-router-dom': 'ui',
  inversify: 'ui/composition',
  'reflect-metadata': 'ui/composition',
  rxjs: 'application',
  zod: 'adapters',
  fastify: 'mock-server',
  '@fastify/cors': 'mock-server',
  '@faker-js/faker': 'mock-server',
  vite: 'tools',
  vitest: 'tests',
  '@testing-library/react': 'tests/ui',
  '@cucumber/cucumber': 'features',
  playwright: 'tools/environment',
};

const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Readonly<Record<string, string>>
>;

/** The packages that a source text imports at runtime; type-only imports do not count. */
function importedBy(text: string): readonly string[] {
  const imports = text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^'.#][^']*)'/gm);
  return [...imports].map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '');
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => join(ROOT, folder, name));

describe('the imports of a source text', () => {
  it.each([
    ["import { a } from 'react';", ['react']],
    ["import {\n  a,\n  b,\n} from '@fastify/cors';", ['@fastify/cors']],
    ["import 'reflect-metadata/lite';", ['reflect-metadata']],
    ["import * as z from 'zod/mini';", ['zod']],
    ["import type { a } from 'react';", []],
    ["import { a } from './react';\nimport { b } from '#ui/react.ts';", []],
    ["// import { a } from 'react';", []],
  ])('are found in %j', (text, packages) => {
    expect(importedBy(text)).toEqual(packages);
  });
});

describe('the package', () => {
  it.each(Object.entries(BELONGS))('%s is installed, and imported in %s', (name, folder) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const importing = filesOf(folder).filter((file) => importedBy(readFileSync(file, 'utf8')).includes(name));
    expect(importing).not.toEqual([]);
  });
});

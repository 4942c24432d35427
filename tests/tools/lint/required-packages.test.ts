import { describe, expect, it } from 'vitest';
import { importedBy, packageProblems } from '#tools/lint/required-packages.ts';

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

describe('a package that the product must use', () => {
  const texts = { ui: ["import { useState } from 'react';"] };

  it('is installed, and imported in its folder', () => {
    expect(packageProblems({ react: 'ui' }, ['react'], (folder) => texts[folder as 'ui'])).toEqual([]);
  });

  it('is reported if it is not installed', () => {
    expect(packageProblems({ react: 'ui' }, [], () => texts.ui)).toEqual([
      'react is not in package.json: it belongs to the product.',
    ]);
  });

  it('is reported if its folder does not import it', () => {
    expect(packageProblems({ react: 'ui' }, ['react'], () => [])).toEqual([
      'react is not imported in ui/: it belongs to the product.',
    ]);
  });
});

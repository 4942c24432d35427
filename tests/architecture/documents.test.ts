import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';

const ROOT = join(import.meta.dirname, '../..');
const SKIPPED = ['node_modules', 'dist', 'reports', '.git', '.cache', '.world'];

const documentsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : documentsBelow(path);
    return entry.name.endsWith('.md') ? [relative(ROOT, path)] : [];
  });

/** The phrasebook is generated, and has examples of markup. */
const documents = documentsBelow(ROOT).filter((each) => each !== 'features/PHRASES.md');
const textOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

/** The files that a document links to, from the root of the repository. */
const linkedFrom = (document: string): string[] =>
  [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  );

/** The files of the project that a document names in its text, with at least one folder. */
const namedIn = (document: string): string[] =>
  [
    ...textOf(document).matchAll(
      /`((?:domain|application|adapters|ui|mock-server|features|tests|tools|docs)\/[\w./-]+)`/g,
    ),
  ].map(([, file = '']) => file);

/** What the reader of a document creates. */
const CREATED = ['features/access/watching-again.feature'];

describe('documents', () => {
  it.each(documents)('%s links to files that exist', (document) => {
    expect(linkedFrom(document).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(documents)('%s names files that exist', (document) => {
    const missing = namedIn(document).filter((file) => !existsSync(join(ROOT, file)));
    expect(missing.filter((file) => !CREATED.includes(file))).toEqual([]);
  });

  it.each(documents)('%s names commands that exist', (document) => {
    const named = [...textOf(document).matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command);
    expect(named.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('are all in the index', () => {
    const listed = linkedFrom('docs/README.md');
    const missing = documents.filter((each) => each.startsWith('docs/') && !listed.includes(each));
    expect(missing).toEqual(['docs/README.md']);
  });
});

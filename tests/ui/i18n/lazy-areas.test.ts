import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#ui/i18n/languages.ts';
import { loadedWith, sourceFile, type CodePart } from './code-parts.ts';
import { textUses } from './text-uses.ts';

const APP: CodePart = { entry: 'ui/boot/entry.ts', areas: [] };

/** The start itself loads their texts, before it shows them. */
const LOADED_BY_THE_START: Readonly<Record<string, readonly string[]>> = {
  'ui/composition/offline.tsx': ['offline'],
  'ui/boot/first-screen/first-workout.tsx': ['access', 'details', 'playback'],
  'ui/boot/first-screen/first-list.tsx': ['browse', 'search'],
  'ui/boot/first-screen/first-progress.tsx': ['progress'],
};

interface FoundPart extends CodePart {
  readonly name: string;
  readonly files: readonly string[];
}

const found = (part: CodePart): FoundPart => {
  const areas = LOADED_BY_THE_START[part.entry] ?? part.areas;
  return { ...part, areas, name: [part.entry, ...areas].join(' '), files: loadedWith(part.entry) };
};

const partsIn = ({ files }: FoundPart): readonly CodePart[] =>
  files.flatMap((file) => sourceFile(file).parts).filter(({ entry }) => !entry.startsWith('ui/i18n/'));

/** The parts of the app by their names, each with those that load it. */
const parts = new Map<string, FoundPart>();
const loaders = new Map<string, FoundPart[]>();
const collect = (part: FoundPart): void => {
  if (parts.has(part.name)) return;
  parts.set(part.name, part);
  for (const inner of partsIn(part).map(found)) {
    loaders.set(inner.name, [...(loaders.get(inner.name) ?? []), part]);
    collect(inner);
  }
};
collect(found(APP));

/** The areas that have loaded whenever this part shows: its own, and those of whatever loads it. */
function present(part: FoundPart): readonly string[] {
  const [first = [], ...others] = (loaders.get(part.name) ?? []).map(present);
  return [...part.areas, ...first.filter((area) => others.every((areas) => areas.includes(area)))];
}

const sorted = (areas: readonly string[]) => [...new Set(areas)].sort();
const textsOf = (files: readonly string[]) =>
  sorted(files.flatMap((file) => /^ui\/i18n\/[\w-]+\/(\w+)\.json$/.exec(file)?.[1] ?? []));

/** The areas that load with the app. */
const eager = textsOf(sourceFile('ui/i18n/make-texts.ts').imports);
const lazy = (areas: readonly string[]) => sorted(areas.filter((area) => !eager.includes(area)));

const used = ({ files }: FoundPart) =>
  lazy(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('ui/i18n/'))
      .flatMap((file) => textUses(file, sourceFile(file).code))
      .map(({ key }) => /^\^(\w+):/.exec(key.source)?.[1] ?? key.source),
  );

describe('a part of the app that loads by itself', () => {
  it('is found in the code', () => {
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining([
        'ui/composition/home.tsx',
        'ui/composition/details.ts access details playback',
        'ui/details/series/episode-page.tsx',
      ]),
    );
  });

  it.each([...parts.values()])('declares the areas of texts that it adds: $name', (part) => {
    expect(lazy(textsOf(part.files))).toEqual(sorted(part.areas));
  });

  it.each([...parts.values()])('uses the areas that it declares: $name', (part) => {
    expect(used(part)).toEqual(expect.arrayContaining(sorted(part.areas)));
  });

  it.each([...parts.values()])('uses only areas that have loaded before or with it: $name', (part) => {
    expect(present(part)).toEqual(expect.arrayContaining(used(part)));
  });
});

describe('the first texts of a language', () => {
  const translated = LANGUAGES.filter(({ isPseudo }) => !isPseudo)
    .map(({ code }) => code)
    .filter((code) => code !== DEFAULT_LANGUAGE.code);

  it.each(translated)('are those that load with the app: %s', (code) => {
    expect(textsOf(sourceFile(`ui/i18n/${code}/translation.ts`).imports)).toEqual(eager);
  });
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruise, FOLDERS, loadedWith, type Cruise } from './cruise.ts';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly {
    readonly name: string;
    readonly comment: string;
    readonly severity: string;
  }[];
};

/** The layers of ui/, from top to bottom, with one of the feature areas to represent all of them. */
const UI_FOLDERS = [
  'boot',
  'app',
  'composition',
  'home',
  'rows',
  'playback',
  'access',
  'shell/language',
  'shell/couch',
  'cards',
  'feedback',
  'queries',
  'navigation',
  'session',
  'design-system',
  'i18n',
];

/** By rule, every import of the broken project that the rule forbids. All its other imports are valid. */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  'no-circular': ['domain/egg.ts > domain/hen.ts'],
  'domain-is-pure': [
    'domain/rule-with-a-library.ts > node_modules/rxjs/index.js',
    'domain/rule-with-a-port.ts > application/port.ts',
  ],
  'application-knows-ports': [
    'application/use-case-with-a-library.ts > node_modules/zod/index.js',
    'application/use-case-with-an-adapter.ts > adapters/adapter.ts',
  ],
  'adapters-know-no-screen': ['adapters/adapter-with-a-screen.ts > ui/home/screen.ts'],
  'screens-know-no-adapter': [
    'ui/home/screen-with-a-container.ts > node_modules/inversify/index.js',
    'ui/home/screen-with-an-adapter.ts > adapters/adapter.ts',
  ],
  'screens-arrive-later': ['ui/app/routes.ts > ui/composition/composition.ts'],
  'areas-know-no-area': ['ui/home/imports-another-area.ts > ui/search/part.ts'],
  ...Object.fromEntries(
    UI_FOLDERS.slice(1).map((folderName, above) => [
      `${folderName === 'home' ? 'area' : folderName}-imports-downwards`,
      [`ui/${folderName}/imports-upwards.ts > ui/${UI_FOLDERS[above]}/part.ts`],
    ]),
  ),
  'app-knows-no-mock': ['ui/home/screen-with-the-mock.ts > mock-server/platform.ts'],
  'mock-knows-no-app': ['mock-server/platform-with-an-adapter.ts > adapters/adapter.ts'],
  'production-knows-no-test': [
    'mock-server/platform-with-a-tool.ts > tools/tool.ts',
    'ui/home/screen-with-a-test.ts > tests/builder.ts',
  ],
  'every-folder-of-ui-is-listed': ['ui/new-folder/screen.ts > ui/home/screen.ts'],
  'build-knows-no-mock': ['tools/release/brand.ts > mock-server/platform.ts'],
  'steps-know-screens-only': ['features/steps/screen.steps.ts > ui/home/screen.ts'],
  'rules-are-tested-alone': ['tests/domain/rule-with-a-use-case.ts > application/use-case.ts'],
  'tools-and-features-know-no-test': ['tools/tool-with-a-test.ts > tests/builder.ts'],
  'no-orphans': ['tests/orphan.ts > tests/orphan.ts'],
  'production-is-used': ['domain/only-tested-rule.ts > domain/only-tested-rule.ts'],
  'everything-resolves': ['ui/home/screen-with-nothing.ts > ./is-not-there.ts'],
};

const filesIn = (project: string, folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

describe('a project with every violation', () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'forbidden-imports-')));
  let cruised: Cruise;

  beforeAll(() => {
    cpSync(new URL('./forbidden-imports', import.meta.url).pathname, project, { recursive: true });
    writeFileSync(join(project, 'tsconfig.json'), '{}');
    for (const [place, folderName] of UI_FOLDERS.entries()) {
      const folder = join(project, 'ui', folderName);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'part.ts'), 'export const part = 1;');
      const above = UI_FOLDERS[place - 1];
      if (above) {
        const part = relative(folder, join(project, 'ui', above, 'part.ts'));
        writeFileSync(join(folder, 'imports-upwards.ts'), `import '${part}';`);
      }
    }
    mkdirSync(join(project, 'ui/search'));
    writeFileSync(join(project, 'ui/search/part.ts'), 'export const part = 1;');
    writeFileSync(join(project, 'ui/home/imports-another-area.ts'), "import '../search/part.ts';");
    const used = ['domain', 'application', 'adapters', 'ui']
      .flatMap((layer) => filesIn(project, layer))
      .filter((file) => file !== 'domain/only-tested-rule.ts');
    writeFileSync(
      join(project, 'ui/boot/entry.ts'),
      used.map((file) => `import '../../${file}';\n`).join(''),
    );
    for (const name of ['inversify', 'rxjs', 'zod']) {
      const folder = join(project, 'node_modules', name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
      writeFileSync(join(folder, 'index.js'), '');
    }
    cruised = cruise(project);
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const reportedFor = (rule: string) =>
    cruised.summary.violations
      .filter((violation) => violation.rule.name === rule)
      .map(({ from, to }) => `${from} > ${to}`)
      .sort();

  it.each(rules.forbidden)('breaks $name, and nothing else, in the expected places', ({ name }) => {
    expect(reportedFor(name)).toEqual(BROKEN[name]);
  });

  it('is checked against every rule', () => {
    expect(rules.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(BROKEN).sort());
  });
});

describe('a rule', () => {
  it.each(rules.forbidden)(
    'is an error with an explanation of what to do instead: $name',
    ({ comment, severity }) => {
      expect(severity).toBe('error');
      expect(comment).toMatch(/^[A-Z].{30,}\.$/s);
    },
  );
});

describe('this project', () => {
  const cruised = cruise();
  const { modules, summary } = cruised;

  it.each(FOLDERS)('is checked: %s', (folder) => {
    const inspected = modules.filter(({ source }) => source.startsWith(`${folder}/`));
    expect(inspected.length).toBeGreaterThan(0);
    expect(inspected.some(({ source }) => /\.tsx?$/.test(source))).toBe(true);
  });

  it('has no violations', () => {
    expect(summary.violations).toEqual([]);
  });

  it('loads the route table with the first script, but no screen and no library', () => {
    const heavy = (loaded: readonly string[]) =>
      loaded.filter((source) => /\.tsx$|node_modules(?!.*\.woff2$)/.test(source));
    const first = loadedWith('ui/boot/entry.ts', cruised);
    expect(first).toContain('ui/app/routes.ts');
    expect(heavy(first)).toEqual([]);
    expect(heavy(loadedWith('ui/boot/main.tsx', cruised))).not.toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { featureProblems } from './feature-style.ts';
import { spelledPaths } from './hardcoded-paths.ts';
import { REQUIRED_PACKAGES, packageProblems } from './required-packages.ts';
import { physicalDeclarations, physicalStyles } from './physical-css.ts';
import { textsBesideOthers } from './texts-beside-others.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

/** The file that spells the addresses of the app. */
const PATHS = 'domain/navigation/paths.ts';
const LAYERS = ['domain', 'application', 'adapters', 'ui'];

interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** A rule of this project, which no general linter has. */
interface ProjectRule {
  readonly name: string;
  readonly files: readonly SourceText[];
  /** What is wrong in a file: each message says what to do. */
  readonly problems: (source: SourceText) => readonly string[];
}

const filesIn = (folder: string, names: RegExp): readonly SourceText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const manifest: SourceText = { file: 'package.json', text: readFileSync('package.json', 'utf8') };
const components = filesIn('ui', /\.tsx$/);

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('ui/tsconfig.json', (name) => ts.sys.readFile(name)).config,
  ts.sys,
  'ui',
);
const program = ts.createProgram(
  components.map(({ file }) => file),
  options,
);
const checker = program.getTypeChecker();

const RULES: readonly ProjectRule[] = [
  {
    name: 'every text can be translated',
    files: components,
    problems: ({ file, text }) =>
      untranslatedTexts(file, text).map((found) => `${found}: put it into ui/i18n/en-US/ and use t().`),
  },
  {
    name: 'every text beside others has an element of its own',
    files: components,
    problems: ({ file }) => {
      const source = program.getSourceFile(file);
      if (!source) return [`${file} is not part of the program.`];
      return textsBesideOthers(source, checker).map(
        (found) => `${file}:${found}: put an element around it, such as <span>.`,
      );
    },
  },
  {
    name: 'styles mirror with the direction of the text',
    files: filesIn('ui', /\.css$/),
    problems: ({ file, text }) =>
      physicalDeclarations(text).map(
        (found) => `${file} ${found}: name the side of the text (inline-start, …).`,
      ),
  },
  {
    name: 'styles of components mirror with the direction of the text',
    files: components,
    problems: ({ file, text }) =>
      physicalStyles(text).map(
        (found) => `${file} ${found}: name the side of the text (insetInlineStart, …).`,
      ),
  },
  {
    name: 'the addresses of the app are spelled once',
    files: LAYERS.flatMap((layer) => filesIn(layer, /\.tsx?$/)).filter(({ file }) => file !== PATHS),
    problems: ({ file, text }) =>
      spelledPaths(text).map((found) => `${file} ${found}: build it by a function of ${PATHS}.`),
  },
  {
    name: 'the packages of the product are used',
    files: [manifest],
    problems: ({ text }) => {
      const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
      return packageProblems(
        REQUIRED_PACKAGES,
        Object.keys({ ...dependencies, ...devDependencies }),
        (folder) => filesIn(folder, /\.(ts|tsx|mjs)$/).map((source) => source.text),
      );
    },
  },
  {
    name: 'scenarios can be read by everybody',
    files: filesIn('features', /\.feature$/),
    problems: ({ file, text }) => featureProblems(file, text),
  },
];

/** Checks the rules of this project: each problem is a line. Fails if there is one, or if a rule finds no file. */
let failed = false;
for (const { name, files, problems } of RULES) {
  const found = files.length === 0 ? ['There is no file to check.'] : files.flatMap(problems);
  if (found.length === 0) continue;
  failed = true;
  console.error(`${[`Not so: ${name}`, ...found].join('\n  ')}\n`);
}
process.exit(failed ? 1 : 0);

import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What other tools load by its default export. */
const LOADED_BY_DEFAULT = [
  '*.config.{js,ts}',
  '*.cjs',
  'cucumber.js',
  'tools/acceptance/*-formatter.ts',
  'tools/acceptance/select-and-order-scenarios.ts',
  'tools/environment/unit-progress-reporter.ts',
];

const RESTRICTED_SYNTAX = [
  'error',
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a name that is the same everywhere can be found.',
  },
  {
    selector: "CallExpression[callee.property.name='ok'][callee.object.name='assert'][arguments.length=1]",
    message: 'Say what is wrong: without a message Node parses the whole file again to make one up.',
  },
];

/** What rules and use cases reach by a parameter or a port. */
const IMPURE = [
  ['window', 'Declare what you need of the browser as a port.'],
  ['document', 'Declare what you need of the page as a port.'],
  ['navigator', 'Use the ports UserAgent, Network, Sharing or LanguagePreferences.'],
  ['localStorage', 'Use the port ViewerStorage, or declare one.'],
  ['fetch', 'Declare what you need of a server as a port.'],
  ['setTimeout', 'Use withTimeout, or timer() of rxjs.'],
  ['setInterval', 'Use interval() of rxjs.'],
  ['process', 'Take the setting as a parameter.'],
];

export default defineConfig(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'reports/',
      '.cache/',
      '.world/',
      'tests/architecture/forbidden-imports/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      // A port's async method need not await: its promise is what it promises.
      '@typescript-eslint/require-await': 'off',
      // Tokens stand beside the interfaces that they name.
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      // There are no enums, and the rules take seconds to find that out.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'no-restricted-syntax': [
        ...RESTRICTED_SYNTAX,
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  {
    files: ['{domain,application,adapters,ui,mock-server,features,tools}/**/*.{ts,tsx,mjs}'],
    // Markup and styles of the mock platform's pages, each a template as a whole.
    ignores: ['mock-server/control/control-page.ts', 'mock-server/endpoints/account-site/site-style.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // What is read comes from servers, files, addresses and people: a pattern takes time in proportion to its length.
    files: ['{domain,application,adapters,ui,mock-server}/**/*.{ts,tsx}', 'tools/hosting/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // The same in every browser, time zone and run: the compiler knows neither DOM nor Node there (tsconfig.json of each).
    files: ['{domain,application}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE.map(([name, message]) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as a parameter, or from the port Clock.' },
        { object: 'Math', property: 'random', message: 'Take the number as a parameter.' },
      ],
      'no-restricted-syntax': [
        ...RESTRICTED_SYNTAX,
        {
          selector: ":matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]",
          message: 'Take the time as a parameter, or from the port Clock.',
        },
      ],
    },
  },
  { files: ['ui/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    ignores: ['tests/**/*.alone.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'All tests share what is loaded: change it in a file of its own, named *.alone.test.ts.',
        })),
      ],
    },
  },
  { files: LOADED_BY_DEFAULT, rules: { 'no-restricted-syntax': 'off' } },
);

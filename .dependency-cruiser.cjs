/** The areas of the product; none imports another. */
const areas =
  'home|browse|details|search|favorites|stack|account|live|coaching|progress|shell/about|shell/footer|shell/notices|shell/configuration|shell/offline';

/** The folders of ui/, from top to bottom. */
const uiFolders = [
  'boot',
  'app',
  'composition',
  areas,
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

const nameOf = (folder) => (folder === areas ? 'area' : folder);

const layers = 'domain|application|adapters|ui|mock-server';

/** What runs by itself, or in the place of a package: in the page, in the service worker, in the player's frame, or as a script. */
const entries =
  '^(ui/boot/(entry|main|prefetch|first-screen/static-rendering/react(-dom|-router-dom|-query)?)|ui/service-worker/[^/]*service-worker|mock-server/(main|film/encode-film|player-library/(write-player-library|page/main)))[.]tsx?$|^mock-server/control/page[.]js$|[.]d[.]ts$';

/** The layers and the imports that are allowed between them. Each comment says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files import each other: merge them, or move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'A rule depends on values only: pass what it needs as a parameter, and leave fetching and parsing to the layers above.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-knows-ports',
      comment: 'Declare what you need as a port in application/ports, and implement it in adapters.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: '^(domain/|application/|node_modules/rxjs/)' },
    },
    {
      name: 'adapters-know-no-screen',
      comment:
        'An adapter implements a port: return what the port promises, and let the screen decide what to show.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui|mock-server)/' },
    },
    {
      name: 'screens-know-no-adapter',
      comment:
        'Get the port or use case by its token, with useInjection in a hook; only ui/boot and ui/composition import adapters.',
      severity: 'error',
      from: { path: '^ui/', pathNot: '^ui/(boot|composition)/' },
      to: { path: '^(adapters|node_modules/inversify)/' },
    },
    {
      name: 'screens-arrive-later',
      comment:
        'An area of ui/composition loads by itself: reach it by import(), with lazyModule, as ui/app/routes.ts does.',
      severity: 'error',
      from: { path: '^ui/app/' },
      to: { path: '^ui/composition/', dynamic: false },
    },
    {
      name: 'areas-know-no-area',
      comment:
        'An area never imports another: move what two of them need down, to rows, playback, access, cards or below.',
      severity: 'error',
      from: { path: `^ui/(${areas})/` },
      to: { path: `^ui/(${areas})/`, pathNot: '^ui/$1/' },
    },
    {
      name: 'every-folder-of-ui-is-listed',
      comment: 'No rule knows this folder: add it to the areas, or to the folders of ui/ in their order.',
      severity: 'error',
      from: { path: '^ui/[^/]+/', pathNot: `^ui/(${uiFolders.join('|')}|service-worker|public)/` },
      to: {},
    },
    ...uiFolders.slice(1).map((folder, above) => ({
      name: `${nameOf(folder)}-imports-downwards`,
      comment: `Within ui/ imports run downwards (${uiFolders.map(nameOf).join(', ')}): move what ${nameOf(folder)} needs down.`,
      severity: 'error',
      from: { path: `^ui/(${folder})/` },
      to: { path: `^ui/(${uiFolders.slice(0, above + 1).join('|')})/` },
    })),
    {
      name: 'app-knows-no-mock',
      comment: 'The app reaches the mock platform by requests only.',
      severity: 'error',
      from: { path: '^(domain|application|adapters|ui)/' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'mock-knows-no-app',
      comment:
        'The mock platform shares only domain types and rules with the app: move what both need to domain.',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^(application|adapters|ui)/' },
    },
    {
      name: 'production-knows-no-test',
      comment:
        'Production code must not import tests: move what it needs into its layer, and let the test import it.',
      severity: 'error',
      from: { path: `^(${layers})/` },
      to: { path: '^(tests|features|tools)/' },
    },
    {
      name: 'build-knows-no-mock',
      comment: 'A build is of any customer: read what it needs from the config that BRAND_CONFIG names.',
      severity: 'error',
      from: { path: '^(tools/(release|vite|hosting)/|tools/commands/build[.]ts|vite[.]config[.]ts)' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'steps-know-screens-only',
      comment: 'A step sees what a member sees: add what it needs to an interface in features/support.',
      severity: 'error',
      from: { path: '^features/steps/' },
      to: { path: '^(domain|application|adapters|ui|tools)/' },
    },
    {
      name: 'rules-are-tested-alone',
      comment: 'A test of a rule gives it values: build them in tests/builders.',
      severity: 'error',
      from: { path: '^tests/domain/' },
      to: { path: '^(application|adapters|ui|mock-server|features|tools)/' },
    },
    {
      name: 'tools-and-features-know-no-test',
      comment: 'Move what both need into tools or features/support, and let the test import it.',
      severity: 'error',
      from: { path: '^(tools|features)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports it, and it imports none: delete it, or add what loads it to the entries.',
      severity: 'error',
      from: { orphan: true, pathNot: `${entries}|^tests/bench/in-page/|^cucumber[.]js$` },
      to: {},
    },
    {
      name: 'production-is-used',
      comment: 'Only tests use it: delete it, or use it.',
      severity: 'error',
      from: { path: entries },
      to: { path: `^(${layers})/`, pathNot: entries, reachable: false },
    },
    {
      name: 'everything-resolves',
      comment: 'The import does not resolve: correct its path, or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/architecture/forbidden-imports/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

/** The areas of the screens: each stands by itself. */
const areas = 'home|browse|details|search|favorites|account|live|coaching|progress';

/** The rooms of ui/, from top to bottom. */
const rooms = [
  'boot',
  'app',
  'composition',
  areas,
  'rows',
  'playback',
  'access',
  'cards',
  'feedback',
  'queries',
  'session',
  'navigation',
  'design-system',
  'i18n',
];

const nameOf = (room) => (room === areas ? 'area' : room);

const floors = 'domain|application|adapters|ui|mock-server';

/** The floors of the house and the ways between them. Each comment says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one idea or hide a third: merge them, or move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'A rule needs values alone: hand it what it needs as a parameter, and leave fetching and parsing to the floors above.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-knows-ports',
      comment: 'Say what you need of the world as a port in application/ports, and implement it in adapters.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: '^(domain/|application/|node_modules/rxjs/)' },
    },
    {
      name: 'adapters-know-no-screen',
      comment:
        'An adapter serves a port: let it answer what the port promises, and let the screen decide what to show.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui|mock-server)/' },
    },
    {
      name: 'screens-know-no-adapter',
      comment:
        'Use the port or use case by its token, through useInjection in a hook; only ui/boot and ui/composition name adapters.',
      severity: 'error',
      from: { path: '^ui/', pathNot: '^ui/(boot|composition)/' },
      to: { path: '^(adapters|node_modules/inversify)/' },
    },
    {
      name: 'screens-arrive-later',
      comment:
        'What loads later is a module of ui/composition that brings its screen along: reach it by import(), in ui/app/routes.ts.',
      severity: 'error',
      from: { path: '^ui/app/' },
      to: { path: '^ui/composition/', dynamic: false },
    },
    {
      name: 'areas-know-no-area',
      comment:
        'An area of the screens stands by itself: move what two of them need down, to rows, playback, access, cards or below.',
      severity: 'error',
      from: { path: `^ui/(${areas})/` },
      to: { path: `^ui/(${areas})/`, pathNot: '^ui/$1/' },
    },
    ...rooms.slice(1).map((room, above) => ({
      name: `${nameOf(room)}-imports-downwards`,
      comment: `Within ui/ imports run downwards (${rooms.map(nameOf).join(', ')}): move what ${nameOf(room)} needs down.`,
      severity: 'error',
      from: { path: `^ui/(${room})/` },
      to: { path: `^ui/(${rooms.slice(0, above + 1).join('|')})/` },
    })),
    {
      name: 'app-knows-no-mock',
      comment: 'The mock platform is the other side of the wire: reach it by a request.',
      severity: 'error',
      from: { path: '^(domain|application|adapters|ui)/' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'mock-knows-no-app',
      comment:
        'The mock platform shares nothing with the app but domain types and rules: move what both need to domain.',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^(application|adapters|ui)/' },
    },
    {
      name: 'production-knows-no-test',
      comment: 'What production needs lives on its own floor: move it there, and let the test import it.',
      severity: 'error',
      from: { path: `^(${floors})/` },
      to: { path: '^(tests|features|tools)/' },
    },
    {
      name: 'everything-resolves',
      comment: 'The import leads nowhere: mend its path, or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

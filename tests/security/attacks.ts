import { findItem } from '#features/support/catalogue.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { APP_CALLS, TEXT_PAGES, type AppCall } from './app-calls.ts';
import type { AddressedDistortion } from './hostile-platform.ts';
import { hostileRecords, recordKey } from './hostile-records.ts';
import { MARKUP, withMarkup, WRONG_ANSWERS } from './hostile-values.ts';

export type AttackKind =
  'a wrong answer' | 'stored records' | 'markup in texts' | 'endless pages' | 'redirects';

/** One attack: what the platform answers or the browser has stored, and the page that meets it. */
export interface Attack extends Pick<AppCall, 'person' | 'path' | 'act'> {
  readonly kind: AttackKind;
  readonly name: string;
  readonly stored: Readonly<Record<string, string>>;
  /** The rows of the endpoint table whose responses are distorted. */
  readonly rows: readonly string[];
  readonly distort: AddressedDistortion | null;
  /** The most requests of these rows, or of all without rows, that are no flood. */
  readonly mostRequests: number;
}

const MOST_OF_A_ROW = 40;
const MEMBER = 'subscribed';

const storedFor = ({ pending }: AppCall): Readonly<Record<string, string>> =>
  pending ? { [recordKey('pending-writes', MEMBER)]: JSON.stringify(pending), ...LAST_MEMBER } : {};
const LAST_MEMBER = { 'member-records.last-member': MEMBER };

const wrongAnswers: readonly Attack[] = APP_CALLS.flatMap((call) =>
  [...WRONG_ANSWERS].map(([name, distort]): Attack => ({
    ...call,
    kind: 'a wrong answer',
    name: `${call.row}: ${name}`,
    stored: storedFor(call),
    rows: [call.row],
    distort,
    mostRequests: MOST_OF_A_ROW,
  })),
);

const markup: readonly Attack[] = TEXT_PAGES.flatMap(({ path, rows }) =>
  MARKUP.map((text): Attack => ({
    kind: 'markup in texts',
    name: `${path}: ${text}`,
    person: 'visitor',
    path,
    stored: {},
    rows,
    distort: withMarkup(text),
    mostRequests: MOST_OF_A_ROW,
  })),
);

const records: readonly Attack[] = hostileRecords(MEMBER).map(({ name, stored, mostRequests }): Attack => ({
  kind: 'stored records',
  name,
  person: MEMBER,
  path: '/u/favorites',
  stored: { ...LAST_MEMBER, ...stored },
  rows: [],
  distort: null,
  mostRequests,
}));

/** Lists whose every page links to another one; `entries` makes the items of a page. */
const endless = (
  name: string,
  change: (page: Readonly<Record<string, unknown>>, turn: number) => object,
  lists = LISTS,
  mostRequests = 8,
) => {
  let turn = 0;
  return lists.map(({ path, rows }): Attack => ({
    kind: 'endless pages',
    name: `${path}: ${name}`,
    person: 'visitor',
    path,
    stored: {},
    rows,
    distort: ({ status, body }, url) => {
      turn += 1;
      const [before = ''] = url.split('&turn=');
      const next = `http://localhost:8081${before}${before.includes('?') ? '' : '?'}&turn=${turn}`;
      const page = change({ ...(JSON.parse(body) as object), links: { next } }, turn);
      return { status, body: JSON.stringify(page) };
    },
    mostRequests,
  }));
};

const series = findItem('Learn to Box');
const LISTS = [
  { path: `/p/${playlistIds.browse}`, rows: ['GET /v2/playlists/:id'] },
  { path: `/p/${playlistIds.browse}?genre=Capoeira`, rows: ['GET /v2/playlists/:id'] },
  { path: '/workouts?style=boxing', rows: ['GET /api/v3/jwp/browse'] },
  { path: '/q/plank', rows: ['GET /api/v3/jwp/search'] },
  { path: '/programs?q=barre', rows: ['GET /api/v3/jwp/playlists/search_programs'] },
  { path: `/m/${series.mediaid}/x`, rows: ['GET /v2/playlists/:id'] },
];

/** A page with one item that no other page has. */
const oneItem = (page: Readonly<Record<string, unknown>>, turn: number) => ({
  ...page,
  playlist: [page['playlist']]
    .flat()
    .slice(0, 1)
    .map((item) => ({ ...(item as object), mediaid: `Wrk${turn}` })),
});
const toFirstPage = (page: Readonly<Record<string, unknown>>) => ({
  ...page,
  links: { next: `http://localhost:8081/v2/playlists/${playlistIds.browse}` },
});

const pages: readonly Attack[] = [
  ...endless('empty pages', (page) => ({ ...page, playlist: [] })),
  ...endless('the same page', (page) => page),
  ...endless('another page with a link elsewhere', (page, turn) => ({
    ...page,
    links: { next: `https://evil.example/${turn}` },
  })),
];

/** A series is loaded up to its 300th page; no list loads a page twice. */
const limits: readonly Attack[] = [
  ...endless('another item on every page', oneItem, LISTS.slice(-1), 300),
  ...endless('a link to the first page', toFirstPage, LISTS.slice(0, 1), 2),
];

const unknownGenre: Attack = {
  kind: 'endless pages',
  name: 'a genre that no item of a long list has',
  person: 'visitor',
  path: `/p/${playlistIds.browse}?genre=Capoeira`,
  stored: {},
  rows: ['GET /v2/playlists/:id'],
  distort: (response) => response,
  mostRequests: 6,
};

const ONCE = new Set([
  'GET /v2/media/:id',
  'GET /v2/site/:site/media/:id',
  'GET /api/v3/jwp/config/slug/:slug',
  'GET /api/v3/jwp/metadata/:mediaid',
  'GET /api/v3/jwp/browse',
  'GET /apps/series',
]);

const redirects: readonly Attack[] = APP_CALLS.filter(({ row }) => ONCE.has(row)).map((call): Attack => ({
  ...call,
  kind: 'redirects',
  name: `${call.row}: a redirect to itself`,
  stored: storedFor(call),
  rows: [call.row],
  distort: () => ({ status: 302, body: '', headers: { location: '?again' } }),
  mostRequests: 1,
}));

/** Every attack of the campaign. */
export const ATTACKS: readonly Attack[] = [
  ...wrongAnswers,
  ...records,
  ...markup,
  ...pages,
  ...limits,
  unknownGenre,
  ...redirects,
];

/** A selection: some of each kind, each call and each wrong answer at least once. */
export const SHORT_ATTACKS: readonly Attack[] = [
  ...wrongAnswers.filter((_, index) => index % (WRONG_ANSWERS.size + 1) === 0),
  ...wrongAnswers.filter(({ name }) => name === 'GET /api/v3/jwp/home: folders as ids'),
  ...records.filter(({ name }) => /,000 valid|an id ".."|half/.test(name)),
  ...markup.filter((_, index) => index % (2 * MARKUP.length + 1) === 0),
  ...pages.filter((_, index) => index % 4 === 0),
  ...limits,
  unknownGenre,
  ...redirects.filter(({ rows: [row] }) => row === 'GET /v2/media/:id' || row?.includes('slug')),
];

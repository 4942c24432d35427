import { catalogue, library, playlistsOfHome } from '#features/support/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { Program } from '#mock-server/catalogue/items/programs.ts';
import { CONFIG_IDS } from '#mock-server/catalogue/configs/configs.ts';
import { durationText, isUnique, nameOf, specialsOf, watchedBy } from './item-facts.ts';
import { markdownTable } from './markdown-table.ts';
import { peopleSection } from './people-section.ts';
import { liveSection } from './live-section.ts';

/** The page with the titles that scenarios can use, and the people. */
export const cataloguePage = (): string =>
  [
    `# Catalogue

What every scenario begins with, on Monday, 15 June 2026, 09:00 UTC. Phrases take the titles as they stand here; one in brackets
belongs to several things, so that no phrase can name it. Of the ${catalogue().workouts.length} workouts, those with something special are listed, and
some of the others. This page is written by \`npm run phrases\`.

_Who may watch_ names what a person must hold: \`workout\` is the subscription of most members, \`barre\` and \`coaching\` come
besides. _Free_ and _without subscription_ are open to everybody.`,
    peopleSection(),
    workoutsSection(),
    programsSection(),
    seriesSection(),
    liveSection(),
    othersSection(),
  ].join('\n\n') + '\n';

const ITEM_HEADING = ['title', 'genre', 'duration', 'trainer', 'level', 'who may watch', 'special'];
const itemRow = (item: CatalogueItem): string[] => [
  nameOf(item.title),
  item.genre ?? '',
  durationText(item),
  item.trainerName ?? '',
  item.difficulty ?? '',
  watchedBy(item),
  specialsOf(item).join('; '),
];
const itemTable = (items: readonly CatalogueItem[]): string =>
  markdownTable(ITEM_HEADING, items.map(itemRow));

const OF_EACH_GENRE = 2;
const OF_EACH_KIND = 2;
const DAYS = 8;

function workoutsSection(): string {
  const { workouts, daily } = catalogue();
  const edgeCases = Object.values(edgeCaseItems).flatMap((id) => catalogue().item(id) ?? []);
  const standalone = workouts
    .map(({ item }) => item)
    .filter(({ programName, title }) => !programName && isUnique(title));
  const others = standalone.filter(({ mediaid }) => !Object.values(edgeCaseItems).includes(mediaid));
  const plain = others.filter((item) => specialsOf(item).length === 0 && watchedBy(item) === 'workout');
  const rare = others.filter((item) => specialsOf(item).length === 1 || watchedBy(item) !== 'workout');
  const today = daily.map(({ item }) => item).slice(0, DAYS);
  return `## Workouts

### With something special

${itemTable(edgeCases)}

### With other access, offers, labels or a trailer

${itemTable(firstOfEach(rare, (item) => `${watchedBy(item)} ${specialsOf(item).join()}`.replace(/\\d+/g, ''), OF_EACH_KIND))}

### Without anything special

${itemTable(firstOfEach(plain, ({ genre = '' }) => genre, OF_EACH_GENRE))}

### The 365 series

One a day; the last ones, today's first:

${markdownTable(
  ['day', ...ITEM_HEADING],
  today.map((item) => [new Date(item.pubdate * 1000).toISOString().slice(0, 10), ...itemRow(item)]),
)}`;
}

/** The first items of each kind, in the order of the kinds. */
function firstOfEach(
  items: readonly CatalogueItem[],
  kindOf: (item: CatalogueItem) => string,
  most: number,
): CatalogueItem[] {
  const kinds = new Map<string, CatalogueItem[]>();
  for (const item of items) kinds.set(kindOf(item), [...(kinds.get(kindOf(item)) ?? []), item]);
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, found]) => found.slice(0, most));
}

function programsSection(): string {
  const { programs, config } = catalogue();
  const publicTitles = config.custom['publicTitles'] as Readonly<Record<string, string>>;
  const row = ({ item, definition, workouts }: Program): string[] => [
    item.title,
    publicTitles[item.mediaid] ?? '',
    item.genre ?? '',
    item.trainerName ?? '',
    item.difficulty ?? '',
    `${workouts.length}${definition.weeks > 1 ? ` in ${definition.weeks} weeks` : ''}`,
    watchedBy(item),
    workouts
      .slice(0, 2)
      .map((workout) => nameOf(workout.item.title))
      .join('; '),
    specialsOf(item).join('; '),
  ];
  const heading = ['title', 'for visitors', 'genre', 'trainer', 'level', 'workouts', 'who may watch'];
  return `## Programs

${markdownTable([...heading, 'first workouts', 'special'], programs.map(row))}`;
}

function seriesSection(): string {
  const rows = library().series.flatMap(({ item, definition }) => {
    const special = [
      ...(definition.flat ? ['a flat list of episodes, without seasons'] : []),
      ...(definition.withoutPlaylist ? ['has no playlist'] : []),
      ...(definition.isUnnamed ? ['its episodes do not name it'] : []),
    ];
    return definition.seasons.map((titles, season) => [
      season === 0 ? item.title : '',
      season === 0 ? (item.genre ?? '') : '',
      definition.flat ? '' : `Season ${season + 1}`,
      titles.map(nameOf).join('; '),
      season === 0 ? special.join('; ') : '',
    ]);
  });
  return `## Series

The first episode of each is free.

${markdownTable(['title', 'genre', 'season', 'episodes', 'special'], rows)}`;
}

function othersSection(): string {
  const { pages, hubs, openHouse } = library();
  const titles = (items: readonly CatalogueItem[]): string =>
    items.map(({ title }) => `\`${title}\``).join(', ');
  const configs = CONFIG_IDS.map((id) => [id, catalogue().configNamed(id)?.siteName ?? '']);
  return `## Trainers

${titles(catalogue().trainers)}

## Text pages and hubs

Text pages: ${titles(pages)}

Hubs: ${titles(hubs)}

## Playlists

As the column \`playlist\` and \`the playlist "…"\` take them, besides programs and series: ${[...playlistsOfHome().keys()].map((title) => `\`${title}\``).join(', ')}

## Configs

${markdownTable(['id', 'site name'], configs)}

Workouts of Open House alone, which anybody may watch: ${titles(openHouse.map(({ item }) => item))}`;
}

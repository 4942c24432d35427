import { GRID_IMAGE_SIZES } from '#ui/cards/grid-image-sizes.ts';
import { BACKDROP_SIZES } from '#ui/design-system/components/backdrop-sizes.ts';
import type { Content, ShownItem, ShownRow } from './content.ts';

/** The data that the reference pages share. */
export interface PageFrame {
  readonly content: Content;
  readonly style: string;
}

/** The same as the app's `<img sizes>`. */
const CARD_SIZES =
  '(max-width: 479px) 92vw, (max-width: 767px) 46vw, (max-width: 1023px) 30vw, (max-width: 1199px) 22vw, 18vw';

/** The home page as written by hand: the hero and the first shelves, without scripts. */
export const homeReference = (frame: PageFrame): string =>
  page(frame, frame.content.siteName, hero(frame.content.hero, 'See program') + shelves(frame.content));

/** The page of a workout as written by hand. */
export function workoutReference(frame: PageFrame): string {
  const { workout } = frame.content;
  const facts = workout.facts.map(
    ([name, value]) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`,
  );
  return page(frame, workout.title, `${hero(workout, 'Start watching')}<dl>${facts.join('')}</dl>`);
}

/** The list of all workouts as written by hand: every card is in the document. */
export const listReference = (frame: PageFrame): string =>
  page(
    frame,
    'Workouts',
    `<h1 class="list-title">Workouts</h1><ul class="list">${frame.content.listed
      .map((item) => card(item, GRID_IMAGE_SIZES))
      .join('')}</ul>`,
  );

/** Escapes text for a page or an attribute. */
export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page of the reference with a title and what its main part contains. */
export const page = ({ content, style }: PageFrame, title: string, main: string): string => `<!doctype html>
<html lang="en-US" style="--background: ${content.background}; --highlight: ${content.highlight}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="icon" href="/app/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header class="top">
<a class="logo" href="/app/">${safe(content.siteName)}</a>
<nav>${content.menu.map((label) => `<a href="/app/">${safe(label)}</a>`).join('')}</nav>
<a class="sign" href="/app/">Sign in</a>
</header>
<main>${main}</main>
</body>
</html>
`;

const hero = (item: ShownItem, call: string): string => `<section class="hero">
<img alt="" src="${safe(item.backdrop.src)}" srcset="${safe(item.backdrop.srcSet)}" sizes="${BACKDROP_SIZES}" fetchpriority="high">
<div class="words"><h1>${safe(item.title)}</h1><p>${safe(facts(item))}</p>
<p class="about">${safe(item.description)}</p><a class="button" href="/app/">${call}</a></div>
</section>`;

const shelves = ({ rows }: Content): string => rows.map(shelf).join('');

const shelf = ({ title, ratio, items }: ShownRow): string => `<section class="shelf">
<h2>${safe(title)}</h2>
<ul style="--ratio: ${safe(ratio.replace(':', ' / '))}">${items.map((item) => card(item, CARD_SIZES)).join('')}</ul>
</section>`;

const card = (item: ShownItem, sizes: string): string => `<li><article><a href="workout.html">
<img alt="" src="${safe(item.card.src)}" srcset="${safe(item.card.srcSet)}" sizes="${sizes}" loading="lazy">
${safe(item.title)}<p class="soft">${safe(facts(item))}</p></a></article></li>`;

const facts = ({ duration, genre, trainerName }: ShownItem): string =>
  [duration > 0 ? `${Math.round(duration / 60)} min` : null, genre, trainerName]
    .filter((fact) => fact !== null && fact !== undefined)
    .join(' • ');

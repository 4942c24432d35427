import { BASE_PATH, DAILY_PATH, PROGRAMS_PATH, WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import { paletteOf } from '#ui/design-system/theme/palette.ts';
import type { Brand } from './brand.ts';
import { BRAND_ICONS } from './brand-icons.ts';

export const MANIFEST_FILE = 'manifest.webmanifest';

/** The pages that the icon of the installed app offers. */
const SHORTCUTS = [
  { name: 'Workouts', path: WORKOUTS_PATH },
  { name: 'Programs', path: PROGRAMS_PATH },
  { name: '365', path: DAILY_PATH },
];

/** The longest name below an icon, in characters; systems cut longer ones. */
const LONGEST_SHORT_NAME = 12;

/** The web app manifest of a brand (https://www.w3.org/TR/appmanifest/). */
export const webManifest = (brand: Brand) => ({
  id: `${BASE_PATH}/`,
  name: brand.name,
  short_name: shortName(brand.name),
  description: brand.description,
  lang: brand.language,
  dir: 'auto',
  start_url: `${BASE_PATH}/`,
  scope: `${BASE_PATH}/`,
  display: 'standalone',
  background_color: pageColor(brand),
  theme_color: pageColor(brand),
  icons: BRAND_ICONS.flatMap(({ file, side, purpose }) =>
    purpose === 'apple-touch'
      ? []
      : [{ src: `${BASE_PATH}/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose }],
  ),
  shortcuts: SHORTCUTS.map(({ name, path }) => ({ name, url: BASE_PATH + path })),
});

/** As many whole words of the name as fit below an icon. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return others.reduce(
    (short, word) =>
      name.startsWith(`${short} ${word}`) && `${short} ${word}`.length <= LONGEST_SHORT_NAME
        ? `${short} ${word}`
        : short,
    first,
  );
}

/** The colour of the page, as `#rrggbb`: manifests are read by more than browsers. */
export function pageColor(brand: Pick<Brand, 'backgroundColor' | 'highlightColor'>): string {
  const parts = paletteOf(brand)['--color-background']?.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

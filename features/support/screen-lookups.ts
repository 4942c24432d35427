import { nearestName } from './nearest-name.ts';
import type { Part, Role, Screen } from './screen.ts';

/** What scenarios call the roles whose names differ from theirs: one and several. */
const KINDS: Readonly<Partial<Record<Role, readonly [string, string]>>> = {
  article: ['card', 'cards'],
  alertdialog: ['alert', 'alerts'],
  banner: ['header', 'headers'],
  columnheader: ['name of a column', 'names of columns'],
  combobox: ['dropdown', 'dropdowns'],
  contentinfo: ['footer', 'footers'],
  definition: ['detail', 'details'],
  dialog: ['dialog', 'dialogs'],
  grid: ['guide', 'guides'],
  gridcell: ['cell', 'cells'],
  img: ['picture', 'pictures'],
  list: ['list', 'lists'],
  listitem: ['entry', 'entries'],
  main: ['content of the page', 'contents of the page'],
  menuitem: ['entry of a menu', 'entries of a menu'],
  menuitemradio: ['choice of a menu', 'choices of a menu'],
  navigation: ['menu', 'menus'],
  note: ['notice', 'notices'],
  option: ['choice', 'choices'],
  progressbar: ['progress bar', 'progress bars'],
  region: ['shelf or part of the page', 'shelves and parts of the page'],
  rowheader: ['channel', 'channels'],
  searchbox: ['search field', 'search fields'],
  status: ['message', 'messages'],
  tabpanel: ['content of a tab', 'contents of tabs'],
  term: ['name of a detail', 'names of details'],
  textbox: ['field', 'fields'],
};

const kindOf = (role: Role): readonly [string, string] => KINDS[role] ?? [role, `${role}s`];

/** Something that was looked for on the screen. */
export interface Lookup {
  readonly part: Part;
  /** What it is called: `card "The Long Ride"`. */
  readonly words: string;
  /** The name that was looked for; null if any will do. */
  readonly name: string | null;
  /** What it was looked for in; null for the whole screen. */
  readonly within: Lookup | null;
  readonly screen: Screen;
  /** Everything of that kind in the same place, by what several are called. */
  readonly ofItsKind: () => Promise<readonly (readonly [kinds: string, names: readonly string[]])[]>;
}

/** A screen that notes what was looked at. */
export interface ScreenWithLookups extends Screen {
  /** What was looked at last; null if that is nothing since it was forgotten. */
  readonly lastLook: () => Lookup | null;
  readonly forgetLooks: () => void;
}

const numbered = (words: string, index: number): string =>
  index > 0 ? `${words}, no. ${index + 1},` : words;

/** The text that a pattern looks for, as far as it can be read. */
const written = (name: string | RegExp): string =>
  typeof name === 'string' ? name : name.source.replace(/\\(.)/g, '$1').replace(/^[\^:, ]+|[$:, ]+$/g, '');

export function noteLookups(screen: Screen): ScreenWithLookups {
  let last: Lookup | null = null;

  const watched = (look: Lookup): Part => {
    const { part } = look;
    const own: Pick<Part, 'part' | 'nth'> = {
      part: (role, name) => watched(lookFor(screen, look, role, name)),
      nth: (index) => watched({ ...look, part: part.nth(index), words: numbered(look.words, index) }),
    };
    return new Proxy(part, {
      get: (target, method) => {
        if (method in own) return Reflect.get(own, method) as unknown;
        last = look;
        return Reflect.get(target, method) as unknown;
      },
    });
  };

  return {
    ...screen,
    part: (role, name) => watched(lookFor(screen, null, role, name)),
    control: (name) => watched(lookForControl(screen, name)),
    field: (label) => watched(lookForField(screen, label)),
    heading: () => watched({ ...lookFor(screen, null, 'heading', undefined), part: screen.heading() }),
    lastLook: () => last,
    forgetLooks: () => void (last = null),
  };
}

function lookFor(
  screen: Screen,
  within: Lookup | null,
  role: Role,
  name: string | RegExp | undefined,
): Lookup {
  const [one, several] = kindOf(role);
  const around = within?.part ?? screen;
  return {
    part: around.part(role, name),
    words: name === undefined ? one : `${one} "${written(name)}"`,
    name: name === undefined ? null : written(name),
    within,
    screen,
    ofItsKind: async () => [[capital(several), await around.part(role).names()]],
  };
}

const lookForControl = (screen: Screen, name: string): Lookup => ({
  part: screen.control(name),
  words: `button or link "${name}"`,
  name,
  within: null,
  screen,
  ofItsKind: async () => [
    ['Buttons', await screen.part('button').names()],
    ['Links', await screen.part('link').names()],
  ],
});

const lookForField = (screen: Screen, label: string): Lookup => ({
  part: screen.field(label),
  words: `field "${label}"`,
  name: label,
  within: null,
  screen,
  ofItsKind: async () => [['Fields', await screen.labels()]],
});

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The most names that a list of them shows. */
const MOST_NAMES = 20;
const LONGEST_NAME = 80;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** The names as a sentence, each once. */
function listed(kinds: string, names: readonly string[]): string {
  const each = [...new Set(names)].filter(Boolean);
  const shown = each.slice(0, MOST_NAMES).map((name) => `"${shortened(name)}"`);
  const more = each.length > shown.length ? ` … and ${each.length - shown.length} more` : '';
  return `${kinds}: ${shown.join(', ') || 'none'}${more}`;
}

/** Where something was looked for: ` in the card "The Long Ride"`. */
const placeOf = ({ within }: Lookup): string => (within ? ` in the ${within.words}${placeOf(within)}` : '');

/** The outermost of what was looked for that is not there; null if all of it is there. */
async function missing(look: Lookup): Promise<Lookup | null> {
  const outer = look.within && (await missing(look.within));
  return outer ?? ((await look.part.count()) === 0 ? look : null);
}

/** What is missing of what was looked for, and what is there instead; null if nothing is missing. */
export async function explainMissing(look: Lookup): Promise<string | null> {
  const gone = await missing(look);
  if (!gone) return null;
  // A page may be gone in the meantime.
  const there = await gone.ofItsKind().catch(() => []);
  const similar =
    gone.name &&
    nearestName(
      gone.name,
      there.flatMap(([, names]) => names),
    );
  return [
    `There is no ${gone.words}${placeOf(gone)}.${similar ? ` The nearest is "${similar}".` : ''}`,
    ...there.map(([kinds, names]) => listed(kinds, names)),
    ...(await dialogsOver(gone.screen)).map(
      (name) => `The dialog "${shortened(name)}" hides the rest of the page.`,
    ),
  ].join('\n');
}

async function dialogsOver(screen: Screen): Promise<readonly string[]> {
  const dialogs = await Promise.all([screen.part('dialog').names(), screen.part('alertdialog').names()]);
  return dialogs.flat();
}

/** What was looked at: `the card "The Long Ride" in the shelf …`. */
export const describeLookup = (look: Lookup): string => `the ${look.words}${placeOf(look)}`;

/** The outermost of what was looked at in one another, which contains the rest of a list as well. */
export const outermost = (look: Lookup): Lookup => (look.within ? outermost(look.within) : look);

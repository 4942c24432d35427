import type { Role } from '../screen.ts';
import { defineChoice, defineWord } from './define-parameter-type.ts';

/** Something on the screen, by its role, and by its name if it has one. */
export interface Thing {
  readonly role: Role;
  readonly name?: string;
}

/** How something is animated: by which keyframes, and for how many milliseconds. */
export interface Animated {
  readonly kind: 'fade' | 'scale' | 'slide';
  readonly length: number;
}

/** The pseudo-languages, by what they try. */
defineChoice('languageTrait', 'What is special in a language that only tries the layout.', {
  'with longer texts': 'en-XA',
  'from right to left': 'en-XB',
});

/** What the lang attribute of the page says. */
defineChoice('appLanguage', 'A language of the app.', {
  English: 'en-US',
  Spanish: 'es',
});

/** A customer of the mock platform, by the id of their config. */
defineChoice('customer', 'A customer who has an app of their own.', {
  Daybreak: 'daybreak',
  Stillway: 'stillway',
  'Open House': 'openhaus',
  'Neon Barn': 'neonbarn',
});

defineWord('thing', 'A part of the screen that is no text alone, by its name if there are several.', {
  regexp: /(progressbar|timer|link|button|channel)(?: "([^"]+)")?/,
  transformer: (kind = '', name): Thing => ({
    role: kind === 'channel' ? 'rowheader' : (kind as Role),
    ...(name ? { name } : {}),
  }),
  examples: ['timer', 'link "Home"', 'button "mute"', 'channel "Iron Room"'],
});

const KINDS: Readonly<Record<string, Animated['kind']>> = {
  fading: 'fade',
  scaling: 'scale',
  sliding: 'slide',
};

/** Null without motion. */
defineWord('motion', 'How something comes and goes.', {
  regexp: /without motion|by (fading|scaling|sliding) in ([\d.]+) seconds/,
  transformer: (written = '', seconds): Animated | null => {
    const kind = KINDS[written];
    return kind ? { kind, length: Math.round(Number(seconds) * 1000) } : null;
  },
  examples: ['by fading in 0.25 seconds', 'by scaling in 0.2 seconds', 'without motion'],
});

defineChoice('painted', 'What of a part of the page has a colour.', { text: 'text', border: 'border' });

defineChoice('filled', 'What is drawn rather than written.', {
  'every icon': 'icons',
  'the played part of the video': 'playedPart',
});

/** The names of the colours in CSS. */
defineChoice('systemUse', 'What a system has a colour for.', {
  texts: ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'FieldText', 'GrayText'],
  highlights: ['Highlight'],
});

defineChoice('sticky', 'What stays in view while the page scrolls.', {
  'the header': 'header',
  'the banner of the app': 'app banner',
  'the notice about the account': 'account notice',
});

defineChoice('atTheBottom', 'What stays at the bottom of the window until the end of the page.', {
  'the banner of the app': 'app banner',
  'the notice about the account': 'account notice',
});

defineChoice('release', 'A version of the app: the one that was there first, or the deployed one.', {
  earlier: false,
  new: true,
});

defineChoice('linkList', 'Where the links of the app stand on every page.', {
  menu: 'menu',
  footer: 'footer',
});

defineChoice('neighbour', 'What stands below a banner of the whole window.', {
  header: 'header',
  player: 'player',
});

defineChoice('wheelTarget', 'What moves as somebody turns the wheel.', {
  'the page': 'page',
  nothing: 'nothing',
});

defineChoice('grounded', 'What has a colour behind its words.', {
  shelf: 'region',
  link: 'link',
  heading: 'heading',
});

defineChoice('playerPlace', 'Where a customer lets videos play.', { 'a cinema': false, 'their page': true });

/** How far the page is scrolled then, in CSS pixels. */
defineChoice('scrollTarget', 'Where somebody scrolls to.', { 'down a little': 400, 'back to the top': 0 });

defineChoice('storedFiles', 'What a browser has stored to open without a connection.', {
  'files of the app alone': 'app',
  'nothing of the app': 'none',
});

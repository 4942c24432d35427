import { defineChoice, defineWord } from './define-parameter-type.ts';
import type { Json } from '../changed-json.ts';
import { LOCAL_TIME, MOMENT, momentOf } from '../moments.ts';
import { COLORS } from '../colors.ts';
import { PEOPLE } from '../people.ts';
import { ENVELOPE_PATH } from '#mock-server/endpoints/error-reports/envelope-path.ts';

/** The places with a word of their own, from 0; counted from the end if negative. */
const PLACES = new Map([
  ['first', 0],
  ['second', 1],
  ['last', -1],
]);

/** The statuses of HTTP with a word of their own. */
const STATUSES = new Map([
  ['an error', 500],
  ['an overload', 503],
]);

/** A position in a row, from 0, by its word; counted from the end if negative. */
export const placeOf = (text: string): number => PLACES.get(text) ?? parseInt(text, 10) - 1;

defineChoice('person', 'Who is in front of the screen.', PEOPLE);

/** A page of the account site, by the end of its path. */
defineChoice('accountPage', 'A page of the external account site.', {
  'my-account': '/account',
  'sign-in': '/account/sign-in',
  'sign-up': '/account/sign-up',
  upgrade: '/account/upgrade',
  subscription: '/account/subscribe',
  'coaching offer': '/account/coaching',
  'intake form': '/account/intake-survey',
  'nutrition plan': '/account/nutrition_plans/steady-strength',
  schedule: '/account/programs/undefeated/schedule',
});

/** A request of the app, by its row in the endpoint table. */
defineChoice('call', 'Something that the app asks of its host or of the platform.', {
  'the settings file': 'GET /app/.webapp.ini',
  'the default config': 'GET /api/v3/jwp/home',
  'a config by its id': 'GET /apps/configs/:id.json',
  'who is there': 'GET /api/v3/jwp/me',
  'the item of a slug': 'GET /api/v3/jwp/config/slug/:slug',
  'the map of series': 'GET /api/v3/jwp/config',
  'the details of a workout': 'GET /api/v3/jwp/metadata/:mediaid',
  browsing: 'GET /api/v3/jwp/browse',
  progress: 'GET /api/v3/jwp/history',
  'completed workouts': 'GET /api/v3/jwp/completion_history',
  'a workout plan': 'GET /api/v3/jwp/workout_plan/:id',
  'a trainer': 'GET /v2/site/:site/media/:id',
  'a search': 'GET /api/v3/jwp/search',
  'a search of programs': 'GET /api/v3/jwp/playlists/search_programs',
  'saved progress': 'POST /api/v3/jwp/watch_history/:mediaid',
  'an added favorite': 'POST /api/v3/jwp/favorites/:mediaid',
  'a removed favorite': 'DELETE /api/v3/jwp/favorites/:mediaid',
  'cleared favorites': 'DELETE /api/v3/jwp/favorites',
  logout: 'DELETE /api/v3/jwp/users/logout',
  playlists: 'GET /v2/playlists/:id',
  'playlists by path': 'GET /api/v3/jwp/playlists/:id',
  media: 'GET /v2/media/:id',
  'protected media': 'GET /v2/media/:id/drm/:policy',
  'a signature': 'POST /signing/media/:mediaid/sign',
  'a signature under a policy': 'POST /signing/media/:mediaid/sign/drm/:policy',
  'a video': 'GET /manifests/:id.m3u8',
  'the parts of a video': 'GET /segments/:id/:track/:span.m4s',
  captions: 'GET /tracks/:id.vtt',
  chapters: 'GET /chapters/:id.vtt',
  'a licence': 'POST /licences/:id',
  'a schedule': 'GET /schedules/:channel.json',
  'series data': 'GET /apps/series',
  'a watchlist': 'GET /apps/watchlists/:id',
  pictures: 'GET /v1/media/:mediaid/images/:name.webp',
  'the player library': 'GET /libraries/:playerId.js',
  'an ad schedule': 'GET /v2/advertising/schedules/:id.json',
  'an ad': 'GET /ads/:ad.xml',
  'what became of an ad': 'GET /ads/beacons/:event',
  'a page view': 'POST /analytics/v1/p',
  'a tracked event': 'POST /analytics/v1/t',
  'who somebody is': 'POST /analytics/v1/i',
  'a video beacon': 'POST /analytics/video',
  'an error report': `POST ${ENVELOPE_PATH}`,
});

/** A chunk of the app's own code that is loaded separately, by the beginning of its file name. */
defineChoice('code', 'A part of the app that is brought when it is needed.', {
  'the pages with a player': 'details',
  'the video analytics': 'beacon-video-analytics',
  'the app banner': 'app-banner',
  'the welcome': 'welcome-modal',
  'error reporting': 'sentry-error-reports',
  'a translation': 'translation',
  'a pseudo-language': 'pseudo-texts',
});

/** How a browser signals that its user does not want to be tracked. */
defineChoice('privacySignal', 'A wish not to be tracked, which the browser sends.', {
  'Do Not Track': { name: 'doNotTrack', value: '1' },
  'Global Privacy Control': { name: 'globalPrivacyControl', value: true },
});

/** A control of the player other than play and pause. */
defineChoice('control', 'Something that a player offers.', {
  captions: /captions/i,
  settings: /settings/i,
  'volume and mute': /mute/i,
  'full screen': /full ?screen/i,
  'picture-in-picture': /picture in picture/i,
  'a step back': /back.*10|10.*back/i,
  casting: /start casting/i,
  AirPlay: /start airplay/i,
  pause: /^pause$/i,
  'the seek bar': /^seek$/i,
  'the volume bar': /^volume$/i,
  'the way back': /^back$/i,
  'the next chapter': /^next chapter$/i,
  'the previous chapter': /^previous chapter$/i,
});

/** A part of the look of captions. */
defineChoice('captionAspect', 'What can be chosen of the look of captions.', {
  size: 'size',
  color: 'color',
  background: 'background',
  edge: 'edge',
});

/** A setting of the player. */
defineChoice('setting', 'Something of a player that stays as it is set.', {
  speed: 'speed',
  volume: 'volume',
  sound: 'sound',
  captions: 'captions',
  quality: 'quality',
  screen: 'screen',
});

/** A position in a row. */
defineWord('ordinal', 'A place in a row.', {
  regexp: /(first|second|last|\d+(?:st|nd|rd|th))/,
  transformer: (text = '') => placeOf(text),
  examples: ['first', 'second', 'last', '6th'],
});

defineWord('moment', 'A point in time, in UTC: of the day of the scenarios, of another one, or in full.', {
  regexp: MOMENT,
  transformer: (text) => momentOf(text),
  examples: ['20:00', 'yesterday at 20:00', '7 days ago at 20:00', '2026-06-15T09:00:00Z'],
});

defineWord('local', 'What clocks show somewhere.', {
  regexp: LOCAL_TIME,
  transformer: (text) => text,
  examples: ['2026-06-15 23:59'],
});

defineWord('date', 'A day, or a point in time in UTC, as the platform writes it.', {
  regexp: /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?/,
  transformer: (text) => text,
  examples: ['2025-05-11', '2025-05-11T09:00:00Z'],
});

/** A value as in configs. */
defineWord(
  'value',
  'A value as JSON writes it: a text between double quotes, a number, true, false, null, a list.',
  {
    regexp: /("[^"]*"|-?[0-9.]+|true|false|null|\[.*\]|\{.*\})/,
    transformer: (text) => JSON.parse(text) as Json,
    examples: ['"Daybreak"', '42', 'true', 'null', '[]'],
  },
);

/** How a request can fail that has reached the platform. */
defineWord('status', 'A status of HTTP: an error is 500, an overload 503.', {
  regexp: new RegExp([...STATUSES.keys(), /status \d{3}/.source].join('|')),
  transformer: (text = '') => STATUSES.get(text) ?? Number(text.replace('status ', '')),
  examples: [...STATUSES.keys(), 'status 404'],
});

/** A response that no app should have to expect. */
defineChoice('nonsense', 'An answer that makes no sense.', {
  'a web page': '<!doctype html><title>Maintenance</title>',
  nothing: '',
  'half of a JSON text': '{"playlist": [',
  'a list': '[]',
  'a number': '42',
});

/** A device with its browser, by how the browser identifies itself. */
defineChoice('device', 'A device, with the browser that it comes with.', {
  'an Android phone':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'an Android phone with Firefox': 'Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0',
  'an Android tablet':
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  'a Fire tablet with Silk':
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.0.0 Safari/537.36',
  'a Fire tablet with Silk, as a computer':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.0.0 Safari/537.36',
  'an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
  'a computer':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
});

/** A span of time, in milliseconds. */
defineWord('delay', 'How much later.', {
  regexp: /(\d+ ms|\d+(?:\.\d+)? seconds?|\d+ minutes?)/,
  transformer: (text) =>
    parseFloat(text) * (text.endsWith('ms') ? 1 : text.includes('minute') ? 60_000 : 1000),
  examples: ['0.35 seconds', '350 ms', '15 minutes'],
});

/** A field to search in, by its label. */
defineChoice('searchField', 'A field to search in.', {
  'the search': 'Search',
  'the search of programs': 'Search programs',
});

/** A colour on the screen, as a config writes it. */
defineWord('color', 'A colour: by a plain name, or as a config writes it.', {
  regexp: new RegExp(`(${Object.keys(COLORS).join('|')}|"#[0-9a-f]{6}")`),
  transformer: (written = '') => COLORS[written] ?? written.replaceAll('"', ''),
  examples: [...Object.keys(COLORS), '"#fffbe6"'],
});

/** What can stand on a card, by its name for screen readers. */
defineChoice('mark', 'A mark on a card.', { lock: 'Locked', 'check mark': 'Finished' });

defineChoice('headerStyle', 'How the header looks: at the top of the page, or further down.', {
  first: false,
  scrolled: true,
});

defineChoice('accountCall', 'Something that the app does not do itself.', {
  login: 'login',
  register: 'register',
  locale: 'locale',
});

/** How often, in quick succession. */
defineChoice('click', 'A press by a mouse.', { click: 1, 'double-click': 2 });
defineChoice('tap', 'A press by a finger.', { tap: 1, 'double-tap': 2, 'triple-tap': 3 });

defineChoice('side', 'A part of the picture.', { left: 'left', middle: 'middle', right: 'right' });

defineChoice('deviceSearch', 'How a browser finds another device to play on.', {
  'remote playback': 'remote playback',
  AirPlay: 'AirPlay',
});

import assert from 'node:assert/strict';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { FAVORITES_PATH, HOME_PATH, mediaLink, playlistLink, searchLink } from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import { findItem, findPlaylist } from '#features/support/catalogue.ts';
import { pictureTracks, soundTracks, type FilmTrack } from '#mock-server/streaming/tracks/film-tracks.ts';
import { eventually, type Page } from './page.ts';

/** Ends a step: this browser has no decoder for the platform's films. */
export class CannotPlay extends Error {}

/** A part of the journey. Its member is a new subscriber, who goes on from where the last step ended. */
export interface Step {
  readonly name: string;
  /** Rejects if something is not as it should be, or with `CannotPlay`. */
  readonly take: (page: Page) => Promise<void>;
}

const WORKOUT = 'The Long Ride';
const PROGRAM = 'Undefeated';
const pageOf = (title: string): string => mediaLink({ id: mediaId(findItem(title).mediaid), title }, null);
const live = (): string => playlistLink(playlistId(findPlaylist('Live')));

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** What a member does in the app, once through. */
export const JOURNEY: readonly Step[] = [
  {
    name: 'home shows its hero and its shelves',
    take: async (page) => {
      await page.browser.resize(DESKTOP);
      await page.open(HOME_PATH);
      await page.sees('heading', 'Ignition');
      for (const shelf of ['New this week', 'Trending programs']) await page.sees('heading', shelf);
      await page.sees('button', /^Account menu of/);
    },
  },
  {
    name: 'a workout opens from its card, and its video plays',
    take: async (page) => {
      await page.open(searchLink(query(WORKOUT)));
      await page.press('link', new RegExp(`^${WORKOUT}`));
      await page.sees('heading', WORKOUT);
      await page.press('control', 'Start watching');
      await playsFor(page, 2);
    },
  },
  {
    name: 'a paused video resumes where it was left',
    take: async (page) => {
      await assertCanPlay(page);
      await page.key('4');
      await expectPositionAbout(page, 0.4);
      await page.key('k');
      await eventually(async () => {
        assert.equal((await page.video())?.isPaused, true, 'The video is not paused');
      });
      await page.key('Escape');
      await page.seesNo('dialog');
      await page.hasFocusOn('control', 'Continue watching');
      await page.open(HOME_PATH);
      await page.sees('heading', 'Pick up where you left off');
      await page.open(pageOf(WORKOUT));
      await page.press('control', 'Continue watching');
      await playsFor(page, 1);
      await expectPositionAbout(page, 0.4);
      await page.key('Escape');
      await page.seesNo('dialog');
    },
  },
  {
    name: 'what is typed is searched for',
    take: async (page) => {
      await page.open(HOME_PATH);
      await page.press('searchbox', 'Search');
      await page.type('plank ladder');
      await page.sees('heading', 'Results for “plank ladder”');
      await page.sees('link', /^Plank Ladder/);
      await page.key('Escape');
      await page.sees('heading', 'New this week');
    },
  },
  {
    name: 'a favorite is added and removed',
    take: async (page) => {
      for (const isFavorite of [true, false]) {
        await page.open(pageOf(WORKOUT));
        await page.press('button', 'Favorite');
        await eventually(async () => {
          assert.equal(await page.attribute('button', 'Favorite', 'aria-pressed'), String(isFavorite));
        });
        await page.open(FAVORITES_PATH);
        await page.sees('heading', 'Favorites');
        if (isFavorite) await page.sees('link', new RegExp(`^${WORKOUT}`));
        else await page.seesNo('link', new RegExp(`^${WORKOUT}`));
      }
    },
  },
  {
    name: 'the guide shows what is on, and a channel plays',
    take: async (page) => {
      await page.open(live());
      await page.sees('grid', 'Program guide');
      await page.sees('gridcell', /, On now$/);
      await page.press('button', 'Watch live');
      await playsFor(page, 1);
    },
  },
  {
    name: 'the keyboard alone reaches and leaves everything',
    take: async (page) => {
      await page.open(HOME_PATH);
      await page.sees('heading', 'New this week');
      await page.key('Tab');
      await page.hasFocusOn('link', 'Skip to content');
      await page.key('Enter');
      await page.hasFocusOn('main');
      await page.open(pageOf(PROGRAM));
      await page.sees('button', 'Trailer');
      for (const [role, name] of STOPS) {
        await page.key('Tab');
        await page.hasFocusOn(role, name);
      }
      await page.key('Shift+Tab');
      await page.hasFocusOn('link', 'Workouts');
      await tabTo(page, 'button', 'Trailer');
      await page.key('Enter');
      await page.sees('dialog', `Trailer: ${PROGRAM}`);
      await page.key('Escape');
      await page.seesNo('dialog');
      await page.hasFocusOn('button', 'Trailer');
    },
  },
  {
    name: 'nothing runs off the side of a phone or a desktop',
    take: async (page) => {
      for (const size of [PHONE, DESKTOP]) {
        await page.browser.resize(size);
        for (const { name, open } of SCREENS) {
          await open(page);
          await eventually(async () => {
            assert.equal(await page.sidewaysOverflow(), 0, `${name}, ${size.width} pixels wide`);
          });
        }
      }
    },
  },
];

/** The first stops of the keyboard on any page. */
const STOPS = [
  ['link', 'Skip to content'],
  ['link', 'Daybreak, home'],
  ['link', 'Home'],
  ['link', 'Workouts'],
  ['link', 'Programs'],
] as const;

/** More than any page has before its content. */
const MOST_STOPS = 30;

async function tabTo(page: Page, role: string, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await page.isFocusOn(role, name)) return;
    await page.key('Tab');
  }
  assert.fail(`${MOST_STOPS} times Tab does not lead to ${role} "${name}"`);
}

/** Screens that have little in common, and how to tell that they show what they are for. */
export const SCREENS: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.open(HOME_PATH);
      await page.sees('heading', 'New this week');
    },
  },
  {
    name: 'workout',
    open: async (page) => {
      await page.open(pageOf(WORKOUT));
      await page.sees('heading', WORKOUT);
    },
  },
  {
    name: 'player',
    open: async (page) => {
      await page.open(pageOf(WORKOUT));
      await page.press('control', /watching$/);
      await playsFor(page, 1);
    },
  },
  {
    name: 'guide',
    open: async (page) => {
      await page.open(live());
      await page.sees('button', 'Watch live');
    },
  },
  {
    name: 'search',
    open: async (page) => {
      await page.open(searchLink(query('plank ladder')));
      await page.sees('link', /^Plank Ladder/);
    },
  },
];

/** Waits until the video has advanced by these seconds, with a picture. */
async function playsFor(page: Page, seconds: number): Promise<void> {
  await assertCanPlay(page);
  const begin = await eventually(async () => {
    const video = await page.video();
    assert.ok(video && video.pictureWidth > 0, `No picture: ${JSON.stringify(video)}. ${await page.text()}`);
    return video.position;
  });
  await eventually(async () => {
    const video = await page.video();
    assert.ok(video && video.position >= begin + seconds, `It stands: ${JSON.stringify(video)}`);
  });
}

/** How far a video may have played on meanwhile, as a part of it. */
const MEANWHILE = 0.01;

/** Waits for the end of a seek, too: WebKitGTK plays on if a video is paused during one. */
async function expectPositionAbout(page: Page, part: number): Promise<void> {
  await eventually(async () => {
    const video = await page.video();
    const found = video ? video.position / video.duration : NaN;
    assert.ok(Math.abs(found - part) <= MEANWHILE, `It stands at ${found}, not at ${part}`);
    assert.equal(video?.isSeeking, false, 'It is still seeking');
  });
}

async function assertCanPlay(page: Page): Promise<void> {
  for (const [kind, tracks] of [
    ['video', pictureTracks],
    ['audio', soundTracks],
  ] as const) {
    const types = tracks.map(({ codec }: FilmTrack) => `${kind}/mp4; codecs="${codec}"`);
    if ((await page.playableTypes(types)).length === 0) throw new CannotPlay(types.join(', '));
  }
}

import { ME_PATH, metadataPath, slugPath } from '#adapters/account-api/prefetched-paths.ts';
import { ACCOUNT_REQUEST_OPTIONS } from '#adapters/account-api/account-request-options.ts';
import {
  configAddress,
  configCredentials,
  DEFAULT_CONFIG_PATH,
  SETTINGS_PATH,
} from '#adapters/app-host/app-host-addresses.ts';
import type { WrittenConfig } from '#adapters/app-host/config-schema.ts';
import { contentRow } from '#adapters/app-host/content-row.ts';
import { ownPlaylists } from '#adapters/app-host/own-playlists.ts';
import { isCouchModeOn, showCouchMode } from '#adapters/browser/couch-mode-of-device.ts';
import { BACKGROUND, CHOSEN_SOURCE, SIGNING_OUT } from '#adapters/browser/storage-keys.ts';
import { cdnAddresses, type CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { isWebAddress, serverAddress } from '#adapters/http/web-address.ts';
import { heroPlaylist, playlistsInView } from '#domain/catalogue/home-rows.ts';
import { IMAGE_WIDTHS } from '#domain/catalogue/image.ts';
import { listedPlaylist } from '#domain/catalogue/listed-playlist.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { isPathPlaylist } from '#domain/catalogue/playlist-id.ts';
import { SHELF_ITEMS } from '#domain/catalogue/playlist.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { configSource } from '#domain/configuration/choose-config-source.ts';
import { hexColor } from '#domain/styling/color.ts';
import {
  BASE_PATH,
  configSourceIn,
  HOME_PATH,
  matchPattern,
  pathBelowBase,
  WORKOUT_PATTERN,
} from '#domain/navigation/paths.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { BACKDROP_SIZES } from '../design-system/components/backdrop-sizes.ts';
import { platformDefaults } from './platform-defaults.ts';
import { showNotLoadedNotice } from '../feedback/not-loaded-notice.ts';

/*
 * Runs in the page's head, before the app's code has loaded, and shows a notice if that fails. It requests what every start
 * needs, then the data of the first screen. The app takes each response when it requests the same URL. A wrong guess costs
 * one request and nothing else: nothing is validated, and failures are ignored.
 */

/** CFG-19: the app's code failed to load. Other scripts are added by who hosts the page, or by the browser. */
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && isOwn(target) && !hasStarted()) showNotLoadedNotice();
  },
  true,
);

const isOwn = ({ type, src }: HTMLScriptElement): boolean =>
  type === 'module' && src.startsWith(`${window.location.origin}${BASE_PATH}/`);

/** Longer than the settings and the config may take, one after the other, before the app says so itself. */
const START_WAIT_MS = 45_000;
setTimeout(() => {
  if (!hasStarted()) showNotLoadedNotice();
}, START_WAIT_MS);

/** Whether the app has taken the place of the first screen. */
const hasStarted = (): boolean => document.getElementById('first-screen') === null;

const stored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/* SHL-16: before the first paint, so that nothing changes its size. */
showCouchMode(document.documentElement, isCouchModeOn(stored, window));

const early = new Map<string, Promise<Response>>();
window.prefetchedResponses = early;

function request(address: string, init?: RequestInit): Promise<Response> {
  const answer = fetch(address, { redirect: 'manual', ...init });
  early.set(address, answer);
  const copy = answer.then((response) => response.clone());
  copy.catch(() => undefined);
  return copy;
}

/** What the prefetch goes on with after it has sent its requests. */
export interface Prefetched {
  /** Settles when the hero's picture has been painted, or cannot be. */
  readonly picture: Promise<void>;
}

const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

/** CFG-17: shows the customer's background as early as possible: that of the last start, then that of the config. */
function showBackground(written: string | null | undefined): void {
  const color = written?.trim();
  if (!color || !hexColor(color)) return;
  document.documentElement.style.setProperty('--first-background', color);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

async function requestFirstScreen(config: WrittenConfig, cdn: CdnAddresses): Promise<Prefetched | undefined> {
  showBackground(config.styling?.backgroundColor);
  const api = serverAddress(config.integrations.db.apiBase, window.location.origin);
  if (api === null) return undefined;
  // The app ends the session first: what is requested before that shows a member who has signed out.
  if (window.localStorage.getItem(SIGNING_OUT) === null) void request(api + ME_PATH, ACCOUNT_REQUEST_OPTIONS);

  const path = pathBelowBase(window.location.pathname);
  const list = listedPlaylist(path, ownPlaylists(config.integrations.db));
  if (list !== null && !isPathPlaylist(list)) void request(cdn.playlist(list));
  const [workout] = matchPattern(WORKOUT_PATTERN, path) ?? [];
  if (path === HOME_PATH) {
    const rows = (config.content ?? []).map(contentRow);
    const [first, ...others] = playlistsInView(rows).map((id) => cdn.playlist(id, SHELF_ITEMS));
    const hero = first === undefined ? null : await json(request(first));
    for (const address of others) void request(address, { priority: 'low' });
    if (heroPlaylist(rows)) return pictureOf(hero as GuessedItems, config, cdn);
  }
  if (workout) {
    const slugAnswer = await request(
      api + slugPath(slug(decodeURIComponent(workout))),
      ACCOUNT_REQUEST_OPTIONS,
    );
    const id = mediaId(((await slugAnswer.json()) as { jw_id: string }).jw_id);
    const media = request(cdn.media(id));
    void request(api + metadataPath(id), ACCOUNT_REQUEST_OPTIONS);
    document.querySelector('.first')?.setAttribute('data-screen', 'workout');
    return pictureOf((await json(media)) as GuessedItems, config, cdn);
  }
  return undefined;
}

interface GuessedItems {
  readonly playlist: readonly { readonly mediaid: string }[];
  readonly imageLabel?: string;
}

const pictureOf = (...of: Parameters<typeof showPicture>): Prefetched => ({
  picture: showPicture(...of).catch(() => undefined),
});

/** Shows the hero's image where the first screen will show it, and settles when it has been painted. */
async function showPicture(
  { playlist: [item], imageLabel }: GuessedItems,
  config: WrittenConfig,
  cdn: CdnAddresses,
): Promise<void> {
  if (!item) return;
  const { src, srcSet } = makeCdnImageAddresses(cdn, config.custom ?? {}).of(
    { id: mediaId(item.mediaid), image: null, images: [] },
    { variant: 'backgroundImage', width: IMAGE_WIDTHS.featured, playlistLabel: imageLabel ?? null },
  );
  const picture = document.createElement('img');
  Object.assign(picture, { alt: '', fetchPriority: 'high', sizes: BACKDROP_SIZES, srcset: srcSet, src });
  document.querySelector('.first')?.prepend(picture);
  await picture.decode();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/**
 * A value of the settings file. The app's own parser and schema (`webapp-ini-settings.ts`) would make this script, which every page
 * begins with, several times as large.
 */
function settingIn(file: string, name: string): string | undefined {
  const [, written] =
    file
      .split('\n')
      .map((line) => line.split('=').map((part) => part.trim()))
      .find(([key]) => key === name) ?? [];
  return written?.replaceAll('"', '');
}

async function prefetch(): Promise<Prefetched | undefined> {
  const settings = request(SETTINGS_PATH, { credentials: 'same-origin', redirect: 'follow' });
  const { origin, hostname, search } = window.location;
  const requested = configSourceIn(new URLSearchParams(search));
  const chosen = window.localStorage.getItem(CHOSEN_SOURCE);
  if (requested === null || requested === chosen) showBackground(window.localStorage.getItem(BACKGROUND));
  if (requested !== null || chosen !== null) return undefined;
  const requestConfig = (address: string) =>
    request(address, { credentials: configCredentials(hostname), redirect: 'follow' });
  const guessed = new URL(DEFAULT_CONFIG_PATH, origin).href;
  const guess = requestConfig(guessed);
  const file = await (await settings).text();
  const cdn = settingIn(file, 'cdnBase') ?? platformDefaults.cdnBase;
  const source = settingIn(file, 'defaultConfigSource');
  if (source === undefined || !isWebAddress(cdn)) return undefined;
  const addresses = cdnAddresses(withoutSlash(cdn));
  // CFG-06: the guessed config is of no use where the settings name another.
  const address = configAddress(configSource(source), addresses, origin);
  if (address === null) return undefined;
  const config = address === guessed ? guess : requestConfig(address);
  const written = (await (await config).json()) as WrittenConfig;
  // Where the config was late, the app has said that it failed.
  return hasStarted() ? undefined : requestFirstScreen(written, addresses);
}

window.prefetched = prefetch().catch(() => undefined);

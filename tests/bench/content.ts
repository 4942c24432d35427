import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { cdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import type { ImageAddress } from '#application/ports/image-addresses.ts';
import { rowsShown } from '#domain/catalogue/home-rows.ts';
import { IMAGE_WIDTHS, type ImageVariant } from '#domain/catalogue/image.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { SHELF_ITEMS } from '#domain/catalogue/playlist.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import type { ContentRow } from '#domain/configuration/app-config.ts';

interface WireConfig {
  readonly siteName: string;
  readonly content: readonly ContentRow[];
  readonly menu: readonly { readonly label: string }[];
  readonly styling: { readonly backgroundColor: string; readonly highlightColor: string };
  readonly custom?: Readonly<Record<string, string>>;
  readonly integrations: { readonly db: { readonly browsePlaylist: string } };
}

interface WireItem {
  readonly mediaid: string;
  readonly title: string;
  readonly description: string;
  readonly contentType?: string;
  readonly slug?: string;
  readonly duration: number;
  readonly trainerName?: string;
  readonly difficulty?: string;
  readonly genre?: string;
  readonly requiredEntitlements?: string;
  readonly scheduleUrl?: string;
}

interface WireProgram {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
}

interface WirePlaylist {
  readonly title: string;
  readonly playlist: readonly WireItem[];
  readonly imageLabel?: string;
  readonly shelfImageAspectRatio?: string;
  readonly links?: { readonly next?: string };
}

/** The entitlement of a subscription. */
const MEMBERS = 'workout';

/** How far the list of all workouts is scrolled, in cards. */
export const LISTED_CARDS = 3000;

/** An item with the addresses of the pictures that the app shows for it. */
export interface ShownItem extends WireItem {
  readonly card: ImageAddress;
  readonly backdrop: ImageAddress;
}

export interface ShownRow {
  readonly title: string;
  readonly ratio: string;
  readonly items: readonly ShownItem[];
}

/**
 * What a visitor finds on the platform: what the app's first view shows, and the beginning of all workouts.
 */
export interface Content {
  readonly platform: string;
  readonly siteName: string;
  readonly menu: readonly string[];
  readonly background: string;
  readonly highlight: string;
  readonly hero: ShownItem;
  readonly rows: readonly ShownRow[];
  readonly workout: ShownItem & {
    readonly slug: string;
    readonly facts: readonly (readonly [string, string])[];
  };
  /** The first cards of the list of all workouts. */
  readonly listed: readonly ShownItem[];
  /** Some channels of a large platform, with the programs of today and tomorrow. */
  readonly guide: readonly GuideChannel[];
}

export interface GuideChannel {
  readonly title: string;
  readonly programs: readonly GuideProgram[];
}

/** Times in milliseconds since 1970. */
interface GuideProgram {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** Reads from the mock platform what home and the page of its first workout show. */
export async function readContent(platform: string): Promise<Content> {
  const cdn = cdnAddresses(platform);
  const config = await read<WireConfig>(`${platform}/api/v3/jwp/home`);
  const images = makeCdnImageAddresses(cdn, config.custom ?? {});
  const shown = (item: WireItem, label: string | null): ShownItem => {
    const image = (variant: ImageVariant, width: keyof typeof IMAGE_WIDTHS) =>
      images.of(
        { id: mediaId(item.mediaid), image: null, images: [] },
        { variant, width: IMAGE_WIDTHS[width], playlistLabel: label },
      );
    return { ...item, card: image('shelfImage', 'card'), backdrop: image('backgroundImage', 'featured') };
  };
  // A visitor's callout replaces one row.
  const shownRows = config.content.filter(({ type }) => type === 'playlist').slice(0, rowsShown(0) - 1);
  const rows = await Promise.all(
    shownRows.map(async ({ contentId, title }) => {
      const list = await read<WirePlaylist>(cdn.playlist(playlistId(contentId ?? ''), SHELF_ITEMS));
      const items = list.playlist.map((item) => shown(item, list.imageLabel ?? null));
      return { title: title ?? list.title, ratio: list.shelfImageAspectRatio ?? '16:9', items };
    }),
  );
  const [featured, ...shelves] = rows;
  const hero = featured?.items[0];
  const workout = shelves
    .flatMap(({ items }) => items)
    .find(
      ({ contentType, slug, requiredEntitlements = MEMBERS }) =>
        contentType === 'workout' && slug && requiredEntitlements === MEMBERS,
    );
  if (!hero || !workout?.slug) throw new Error('The platform’s home has no hero, or no workout');
  const listed = await readListed(cdn.playlist(playlistId(config.integrations.db.browsePlaylist)));
  return {
    platform,
    siteName: config.siteName,
    menu: config.menu.map(({ label }) => label),
    background: config.styling.backgroundColor,
    highlight: config.styling.highlightColor,
    hero,
    rows: shelves,
    workout: { ...workout, slug: workout.slug, facts: await readFacts(platform, workout.mediaid) },
    listed: listed.items.map((item) => shown(item, listed.imageLabel)),
    guide: await readGuide(cdn.playlist(playlistId(playlistIds.fiftyChannels))),
  };
}

async function readListed(address: string): Promise<{ items: WireItem[]; imageLabel: string | null }> {
  const items: WireItem[] = [];
  let imageLabel: string | null = null;
  for (let next: string | undefined = address; next && items.length < LISTED_CARDS;) {
    const part: WirePlaylist = await read<WirePlaylist>(next);
    items.push(...part.playlist);
    imageLabel ??= part.imageLabel ?? null;
    next = part.links?.next;
  }
  return { items: items.slice(0, LISTED_CARDS), imageLabel };
}

async function readGuide(address: string): Promise<GuideChannel[]> {
  const [from, to] = [Date.now() - HOUR_MS, Date.now() + 2 * 24 * HOUR_MS];
  const { playlist } = await read<WirePlaylist>(address);
  return Promise.all(
    playlist.map(async ({ title, scheduleUrl }) => {
      const entries = scheduleUrl ? await read<WireProgram[]>(scheduleUrl) : [];
      const programs = entries
        .map((entry) => ({
          title: entry.title,
          start: Date.parse(entry.startTime),
          end: Date.parse(entry.endTime),
        }))
        .filter(({ start, end }) => end > from && start < to);
      return { title, programs };
    }),
  );
}

async function readFacts(platform: string, id: string): Promise<[string, string][]> {
  const details = await read<Readonly<Record<string, unknown>>>(`${platform}/api/v3/jwp/metadata/${id}`);
  return Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'pubdate',
  );
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as Answer;
}

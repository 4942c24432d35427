import * as z from 'zod/mini';
import type { KeptItems } from '#application/ports/kept-items.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { Owner } from '#application/ports/viewer-storage.ts';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { PurchaseOffer } from '#domain/access/purchase-offer.ts';
import { contentTypeOf } from '#domain/catalogue/content-type.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { idText, readEach } from '../http/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import { listOf } from './storage-keys.ts';

/** More than are ever kept; a longer list is not ours. */
const MOST_ITEMS = 100;

const text = z.nullable(z.string());

/** What a card shows of an item. */
const card = z.object({
  id: idText,
  title: z.string(),
  contentType: z.string(),
  duration: z.number(),
  publishedAt: text,
  featuredLabel: text,
  coreTrack: text,
  trainerName: text,
  difficulty: z._default(text, null),
  equipment: z._default(z.array(z.string()), []),
  image: text,
  images: z.array(z.object({ src: z.string(), width: z.number() })),
  requiredEntitlements: z.array(z.string()),
  free: z.boolean(),
  requiresSubscription: z.boolean(),
  offers: z.array(z.object({ provider: text, offerId: z.string(), premier: z.boolean() })),
});
type StoredCard = z.output<typeof card>;

/** One list of cards for each owner, beside the owner's other records. */
export const makeStoredKeptItems = (storage: SafeStorage, reporter: Reporter): KeptItems => ({
  items: (owner) => readEach(card, listIn(storage.get(keyOf(owner))), 'A kept item', reporter).map(itemOf),
  save: (owner, items) =>
    items.length > 0
      ? storage.setOrKeepOlder(keyOf(owner), JSON.stringify(items.map(cardOf)))
      : storage.remove(keyOf(owner)),
});

const keyOf = (owner: Owner): string => listOf('kept-items', owner);

function listIn(stored: string | null): unknown[] {
  try {
    const list = JSON.parse(stored ?? '[]') as unknown;
    return Array.isArray(list) ? list.slice(0, MOST_ITEMS) : [];
  } catch {
    return [];
  }
}

const cardOf = (item: MediaItem): StoredCard => ({
  id: item.id,
  title: item.title,
  contentType: item.contentType,
  duration: item.duration,
  publishedAt: item.publishedAt?.toISOString() ?? null,
  featuredLabel: item.featuredLabel,
  coreTrack: item.coreTrack,
  trainerName: item.trainerName,
  difficulty: item.difficulty,
  equipment: [...item.equipment],
  image: item.image,
  images: [...item.images],
  requiredEntitlements: [...item.requiredEntitlements],
  free: item.free,
  requiresSubscription: item.requiresSubscription,
  offers: [...item.offers],
});

/** An item without anything that plays, and without what only its own page needs. */
const itemOf = ({ publishedAt, ...stored }: StoredCard): MediaItem => ({
  ...stored,
  id: mediaId(stored.id),
  contentType: contentTypeOf(stored.contentType, undefined),
  duration: seconds(stored.duration),
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
  requiredEntitlements: stored.requiredEntitlements as Entitlement[],
  offers: stored.offers as PurchaseOffer[],
  description: '',
  slug: null,
  genre: null,
  rating: null,
  externalId: null,
  program: null,
  week: null,
  seriesId: null,
  seriesPlaylist: null,
  seasonNumber: null,
  episodeNumber: null,
  trailerId: null,
  liveChannels: null,
  channel: null,
  hubShelves: [],
  sources: [],
  tracks: [],
});

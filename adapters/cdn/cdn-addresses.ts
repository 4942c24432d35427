import type { Grant } from '#application/ports/content-signer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { encodeText, pathSegment } from '#domain/navigation/path-segment.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import type { Query } from '#domain/search/query.ts';

/** The addresses of the video platform's CDN (API-04). */
export const cdnAddresses = (cdn: string) => ({
  base: cdn,
  config: (id: string) => `${cdn}/apps/configs/${id}.json`,
  playlist: (id: PlaylistId, atMost?: number) =>
    `${cdn}/v2/playlists/${pathSegment(id)}${atMost ? `?page_limit=${atMost}` : ''}`,
  recommendations: (list: PlaylistId, id: MediaId) =>
    `${cdn}/v2/playlists/${pathSegment(list)}?related_media_id=${encodeText(id)}`,
  search: (list: PlaylistId, query: Query) =>
    `${cdn}/v2/playlists/${pathSegment(list)}?search=${encodeText(query)}`,
  media: (id: MediaId, grant?: Grant) => {
    const address = `${cdn}/v2/media/${pathSegment(id)}`;
    if (!grant) return address;
    const policy = grant.drmPolicy ? `/drm/${pathSegment(grant.drmPolicy)}` : '';
    return `${address}${policy}?token=${encodeText(grant.token)}`;
  },
  trainer: (siteId: string, id: TrainerId) =>
    `${cdn}/v2/site/${pathSegment(siteId)}/media/ext:trainer-${encodeText(id)}`,
  series: (id: MediaId) => `${cdn}/apps/series?media_ids=${encodeText(id)}`,
  watchlist: (id: string, ids: readonly MediaId[]) =>
    `${cdn}/apps/watchlists/${pathSegment(id)}?media_ids=${ids.map(encodeText).join(',')}`,
  image: (id: MediaId, name: string, width: number) =>
    `${cdn}/v1/media/${pathSegment(id)}/images/${pathSegment(name)}.webp?width=${width}`,
  adSchedule: (id: AdScheduleId) => `${cdn}/v2/advertising/schedules/${pathSegment(id)}.json`,
  player: (playerId: string) => `${cdn}/libraries/${pathSegment(playerId)}.js`,
});

export type CdnAddresses = ReturnType<typeof cdnAddresses>;

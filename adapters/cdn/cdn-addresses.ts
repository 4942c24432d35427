import type { Grant } from '#application/ports/content-signer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import type { Query } from '#domain/search/query.ts';

/** The addresses of the video platform's CDN (API-04). */
export const cdnAddresses = (cdn: string) => ({
  config: (id: string) => `${cdn}/apps/configs/${id}.json`,
  playlist: (id: PlaylistId, atMost?: number) =>
    `${cdn}/v2/playlists/${encodeURIComponent(id)}${atMost ? `?page_limit=${atMost}` : ''}`,
  recommendations: (list: PlaylistId, id: MediaId) =>
    `${cdn}/v2/playlists/${encodeURIComponent(list)}?related_media_id=${encodeURIComponent(id)}`,
  search: (list: PlaylistId, query: Query) =>
    `${cdn}/v2/playlists/${encodeURIComponent(list)}?search=${encodeURIComponent(query)}`,
  media: (id: MediaId, grant?: Grant) => {
    const address = `${cdn}/v2/media/${encodeURIComponent(id)}`;
    if (!grant) return address;
    const policy = grant.drmPolicy ? `/drm/${encodeURIComponent(grant.drmPolicy)}` : '';
    return `${address}${policy}?token=${encodeURIComponent(grant.token)}`;
  },
  trainer: (siteId: string, id: TrainerId) =>
    `${cdn}/v2/site/${encodeURIComponent(siteId)}/media/ext:trainer-${encodeURIComponent(id)}`,
  series: (id: MediaId) => `${cdn}/apps/series?media_ids=${encodeURIComponent(id)}`,
  watchlist: (id: string, ids: readonly MediaId[]) =>
    `${cdn}/apps/watchlists/${encodeURIComponent(id)}?media_ids=${ids.map(encodeURIComponent).join(',')}`,
  image: (id: MediaId, name: string, width: number) =>
    `${cdn}/v1/media/${encodeURIComponent(id)}/images/${encodeURIComponent(name)}.webp?width=${width}`,
  adSchedule: (id: AdScheduleId) => `${cdn}/v2/advertising/schedules/${encodeURIComponent(id)}.json`,
  player: (playerId: string) => `${cdn}/libraries/${encodeURIComponent(playerId)}.js`,
});

export type CdnAddresses = ReturnType<typeof cdnAddresses>;

import type { CatalogueItem } from './catalogue-item.ts';
import { epochSeconds } from '../schedule/days.ts';
import { platformId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { CHANNELS, type ChannelDefinition } from '../vocabulary/channels.ts';

export interface Channel {
  readonly definition: ChannelDefinition;
  readonly item: CatalogueItem;
}

export const channelId = (slug: string): string => platformId('channel', slug);

const FIRST_BROADCAST = epochSeconds(new Date('2023-09-04T06:00:00Z'));

/** A channel without a guide and on no live page: its item names neither (MED-01). */
export const unlistedChannel = (origin: string): CatalogueItem => ({
  ...commonItemFields(
    origin,
    channelId('pop-up-studio'),
    'Pop-Up Studio',
    'A camera in a borrowed room: on the air whenever somebody switches it on.',
  ),
  feedid: playlistIds.channels,
  duration: 0,
  pubdate: FIRST_BROADCAST,
  tags: ['live', 'channel'].join(','),
  contentType: 'livechannel',
  genre: 'HIIT',
});

/** The live channels; each names the address of its guide, under its own slug. */
export const channelsOf = (origin: string): Channel[] =>
  CHANNELS.map((definition) => {
    const { slug, title, description, genres, catchupHours, token, demo, entitlements } = definition;
    const mediaid = channelId(slug);
    const item: CatalogueItem = {
      ...commonItemFields(origin, mediaid, title, description),
      feedid: playlistIds.live,
      duration: 0,
      pubdate: FIRST_BROADCAST,
      tags: ['live', 'channel'].join(','),
      contentType: 'livechannel',
      genre: genres[0] ?? 'HIIT',
      liveChannelsId: playlistIds.live,
      scheduleUrl: `${origin}/schedules/${slug}.json`,
      ...(catchupHours && { catchupHours }),
      ...(token && { scheduleToken: token }),
      ...(demo && { scheduleDemo: 'true' }),
      ...(entitlements && { requiredEntitlements: entitlements }),
    };
    return { definition, item };
  });

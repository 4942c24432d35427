import type { CatalogueItem } from './catalogue-item.ts';
import { epochSeconds } from '../schedule/days.ts';
import { platformId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { pictureAddress } from './picture-addresses.ts';
import type { ChannelDefinition } from '../vocabulary/channels.ts';

export interface Channel {
  readonly definition: ChannelDefinition;
  readonly item: CatalogueItem;
}

export const channelId = (slug: string): string => platformId('channel', slug);

/** What the items of all channels have in common. */
const CHANNEL_FIELDS = {
  duration: 0,
  pubdate: epochSeconds(new Date('2023-09-04T06:00:00Z')),
  tags: 'live,channel',
  contentType: 'livechannel',
};

/** A channel without a guide and on no live page: its item names neither (MED-01). */
export const unlistedChannel = (origin: string): CatalogueItem => ({
  ...commonItemFields(
    origin,
    channelId('pop-up-studio'),
    'Pop-Up Studio',
    'A camera in a borrowed room: on the air whenever somebody switches it on.',
  ),
  feedid: playlistIds.channels,
  ...CHANNEL_FIELDS,
  genre: 'HIIT',
});

/** Live channels on a live page; each names the address of its schedule, under its own slug. */
export const channelsOf = (
  origin: string,
  definitions: readonly ChannelDefinition[],
  livePage: string,
): Channel[] =>
  definitions.map((definition) => ({ definition, item: channelItem(origin, definition, livePage) }));

function channelItem(origin: string, definition: ChannelDefinition, livePage: string): CatalogueItem {
  const { slug, title, description, genres, catchupHours, token, demo, entitlements, free, offer, defect } =
    definition;
  const mediaid = channelId(slug);
  return {
    ...commonItemFields(origin, mediaid, title, description),
    feedid: livePage,
    ...CHANNEL_FIELDS,
    genre: genres[0] ?? 'HIIT',
    liveChannelsId: livePage,
    channelLogoImage: pictureAddress(origin, mediaid, 'channel_logo', 320),
    backgroundImage: pictureAddress(origin, mediaid, 'background', 1280),
    ...(defect !== 'no schedule' && { scheduleUrl: `${origin}/schedules/${slug}.json` }),
    ...(catchupHours && { catchupHours }),
    ...(token && { scheduleToken: token }),
    ...(demo && { scheduleDemo: 'true' }),
    ...(entitlements && { requiredEntitlements: entitlements }),
    ...(free && { free: 'true' }),
    ...(offer && { productIds: offer }),
    ...(defect === 'no stream' && { offAir: true }),
  };
}

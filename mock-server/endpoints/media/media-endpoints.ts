import { z } from '../../zod.ts';
import { endpoint, type Endpoint, type Handler } from '../../http/endpoint.ts';
import { captionsTrack } from './captions-track.ts';
import { chaptersTrack } from './chapters-track.ts';
import { licence, licenceSchema } from './licence.ts';
import { initSegment, SEGMENT_TYPE } from './init-segment.ts';
import { manifest } from './manifest.ts';
import { HLS_TYPE } from '../../streaming/hls/playlist-text.ts';
import { segment } from './segment.ts';
import { thumbnailSheet } from './thumbnail-sheet.ts';
import { thumbnailTrack } from './thumbnail-track.ts';
import { trackManifest } from './track-manifest.ts';
import { VTT_TYPE } from '../../streaming/tracks/web-vtt.ts';

const row = (
  path: string,
  summary: string,
  produces: string,
  handler: Handler,
  more: Pick<Endpoint, 'schema'> & Partial<Pick<Endpoint, 'specified'>> = {},
): Endpoint =>
  endpoint({
    method: 'GET',
    path,
    base: 'media',
    summary,
    specified: 'Specification 1, section 3; PLY-08',
    answer: 'decided',
    handler,
    produces,
    ...more,
  });

const tokenQuery = z.object({
  token: z
    .string()
    .max(2000)
    .meta({ description: 'The token for the video of an item (ACC-07)' })
    .exactOptional(),
});

const granted = { schema: { query: tokenQuery } };

/** LIV-04: the requested part of a channel. */
const broadcastQuery = tokenQuery.extend({
  t: z
    .string()
    .meta({ description: 'Of a channel: {start} or {start}-{end}, in seconds since 1970' })
    .exactOptional(),
});

const ofBroadcast = { specified: 'Specification 1, section 3; LIV-04', schema: { query: broadcastQuery } };

/** The HLS endpoints for video. */
export const mediaEndpoints: readonly Endpoint[] = [
  row(
    '/manifests/:id.m3u8',
    'The sizes and codecs in which an item can be played',
    HLS_TYPE,
    manifest,
    ofBroadcast,
  ),
  row(
    '/manifests/:id/:track.m3u8',
    'The segments of one of them, or the captions',
    HLS_TYPE,
    trackManifest,
    ofBroadcast,
  ),
  row(
    '/segments/:id/:track/init.mp4',
    'What a player needs before the first segment',
    SEGMENT_TYPE,
    initSegment,
    granted,
  ),
  row(
    '/segments/:id/:track/:span.m4s',
    'A segment, by its times: {from}-{to} in ms',
    SEGMENT_TYPE,
    segment,
    granted,
  ),
  endpoint({
    method: 'POST',
    path: '/licences/:id',
    base: 'media',
    summary: 'The ClearKey licence of a protected item',
    specified: 'ACC-07',
    answer: 'decided',
    handler: licence,
    schema: { query: tokenQuery, response: licenceSchema },
  }),
  row('/tracks/:id.vtt', 'The English captions of an item', VTT_TYPE, captionsTrack),
  row('/chapters/:id.vtt', 'The chapters of a workout', VTT_TYPE, chaptersTrack, {
    specified: 'PLY-10',
  }),
  row('/strips/:id.vtt', 'The thumbnails of an item that show while one scrubs', VTT_TYPE, thumbnailTrack),
  row('/strips/film.webp', 'The sheet that the thumbnails are on', 'image/webp', thumbnailSheet),
];

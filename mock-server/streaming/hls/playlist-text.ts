import type { ContentKey } from '../mp4/content-key.ts';
import { filmFile, FRAGMENTS_IN_FILM, FRAGMENT_MS } from '../tracks/film-file.ts';
import { pictureTracks, soundTracks, type FilmTrack } from '../tracks/film-tracks.ts';
import { SEGMENT_MS, type Span } from './segment-spans.ts';

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** The name of the captions among the playlists of an item. */
export const CAPTIONS = 'captions';

/** The playlist of all encodings. `folder` is the relative path of their playlists; each gets the `query`. */
export function masterPlaylist(folder: string, query: string, hasCaptions: boolean): string {
  const uri = (name: string) => `${folder}/${name}.m3u8${query}`;
  const media = (attributes: string) =>
    `#EXT-X-MEDIA:${attributes},LANGUAGE="en",NAME="English",AUTOSELECT=YES`;
  const sounds = soundTracks.map(
    ({ id }) => `${media(`TYPE=AUDIO,GROUP-ID="${id}"`)},DEFAULT=YES,CHANNELS="1",URI="${uri(id)}"`,
  );
  const captions = `${media(`TYPE=SUBTITLES,GROUP-ID="${CAPTIONS}"`)},DEFAULT=NO,URI="${uri(CAPTIONS)}"`;
  const pictures = pictureTracks.flatMap((track) => {
    const { id, codec, width, height, sound } = track;
    const [peak, average] = [peakBandwidth, averageBandwidth].map(
      (bandwidth) => bandwidth(track) + bandwidth(sound),
    );
    const rates = `BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average}`;
    const look = `RESOLUTION=${width}x${height},FRAME-RATE=25.000,CODECS="${codec},${sound.codec}"`;
    const groups = `AUDIO="${sound.id}"${hasCaptions ? `,SUBTITLES="${CAPTIONS}"` : ''}`;
    return [`#EXT-X-STREAM-INF:${rates},${look},${groups}`, uri(id)];
  });
  return lines([
    ...HEAD,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sounds,
    ...(hasCaptions ? [captions] : []),
    ...pictures,
  ]);
}

export interface TrackPlaylist {
  readonly spans: readonly Span[];
  /** The path of the track's segments, relative to the playlist. */
  readonly folder: string;
  /** Appended to the addresses of the segments, to authorize them. */
  readonly query: string;
  /** The encryption key of the segments; null if they are not encrypted. */
  readonly key: ContentKey | null;
  /** A recording does not change; an event grows at its end; a window also drops its beginning. */
  readonly kind: 'recording' | 'event' | 'window';
  /** The start of the timeline, in milliseconds since 1970; null if it starts with the item. */
  readonly epoch: number | null;
}

/** The playlist of one encoding. */
export function trackPlaylist({ spans, folder, query, key, kind, epoch }: TrackPlaylist): string {
  const first = spans[0];
  return lines([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_MS / 1000)}`,
    ...(kind === 'recording' ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
    ...(kind === 'event' ? ['#EXT-X-PLAYLIST-TYPE:EVENT'] : []),
    ...(kind === 'window' && first ? [`#EXT-X-MEDIA-SEQUENCE:${first.from / SEGMENT_MS}`] : []),
    ...(key ? [keyLine(key)] : []),
    `#EXT-X-MAP:URI="${folder}/init.mp4${query}"`,
    ...(first && epoch !== null
      ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(epoch + first.from).toISOString()}`]
      : []),
    ...spans.flatMap((span) => [
      `#EXTINF:${seconds(span)},`,
      `${folder}/${span.from}-${span.to}.m4s${query}`,
    ]),
    ...(kind === 'recording' ? ['#EXT-X-ENDLIST'] : []),
  ]);
}

/** The playlist of the captions, which are one file for the whole item. */
export function captionsPlaylist(file: string, duration: number): string {
  const target = `#EXT-X-TARGETDURATION:${Math.ceil(duration)}`;
  return lines([
    ...HEAD,
    target,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${duration.toFixed(3)},`,
    file,
    '#EXT-X-ENDLIST',
  ]);
}

/** The player requests the licence from the address in the item's source; the URI here is only a name. */
const keyLine = ({ id }: ContentKey): string =>
  `#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="clearkey:${id.toString('hex')}",KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1",KEYID=0x${id.toString('hex')}`;

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7'];
const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
const seconds = ({ from, to }: Span) => ((to - from) / 1000).toFixed(3);

/** In bits per second, over the largest segment. */
function peakBandwidth(track: FilmTrack): number {
  const sizes = filmFile(track).fragments.map(({ bytes }) => bytes.length);
  const inSegment = SEGMENT_MS / FRAGMENT_MS;
  const segments = sizes.map((_, start) =>
    Array.from({ length: inSegment }, (_, index) => sizes[(start + index) % sizes.length] ?? 0),
  );
  return bitsPerSecond(Math.max(...segments.map(sum)), inSegment);
}

const averageBandwidth = (track: FilmTrack) =>
  bitsPerSecond(sum(filmFile(track).fragments.map(({ bytes }) => bytes.length)), FRAGMENTS_IN_FILM);

const bitsPerSecond = (bytes: number, fragments: number) =>
  Math.ceil((bytes * 8 * 1000) / (fragments * FRAGMENT_MS));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

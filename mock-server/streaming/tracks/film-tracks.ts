/** One encoding of the film: video in one size and codec, or audio in one codec. */
export interface FilmTrack {
  /** The name in URLs and file names. */
  readonly id: string;
  /** In RFC 6381 format. */
  readonly codec: string;
}

export interface SoundTrack extends FilmTrack {
  readonly id: 'aac' | 'opus';
}

export interface PictureTrack extends FilmTrack {
  readonly width: number;
  readonly height: number;
  /** The matching audio: a browser without H.264 has no AAC either. */
  readonly sound: SoundTrack;
}

const aac: SoundTrack = { id: 'aac', codec: 'mp4a.40.2' };
const opus: SoundTrack = { id: 'opus', codec: 'opus' };
export const soundTracks: readonly SoundTrack[] = [aac, opus];

/** The middle size comes first: a player that does not choose starts with the first it can play. */
export const pictureTracks: readonly PictureTrack[] = [
  { id: 'h264-480p', codec: 'avc1.4d401e', width: 854, height: 480, sound: aac },
  { id: 'h264-720p', codec: 'avc1.4d401f', width: 1280, height: 720, sound: aac },
  { id: 'h264-240p', codec: 'avc1.4d400d', width: 426, height: 240, sound: aac },
  { id: 'vp9-480p', codec: 'vp09.00.30.08', width: 854, height: 480, sound: opus },
  { id: 'vp9-720p', codec: 'vp09.00.31.08', width: 1280, height: 720, sound: opus },
  { id: 'vp9-240p', codec: 'vp09.00.20.08', width: 426, height: 240, sound: opus },
];

const all: ReadonlyMap<string, FilmTrack> = new Map(
  [...pictureTracks, ...soundTracks].map((track) => [track.id, track]),
);

export const filmTrack = (id: string | undefined): FilmTrack | undefined => all.get(id ?? '');

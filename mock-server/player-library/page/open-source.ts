import Hls, { ErrorDetails, ErrorTypes, Events, type ErrorData, type HlsConfig } from 'hls.js';
import { sourceType } from '#domain/playback/source-type.ts';
import { drmSystems } from './drm-systems.ts';
import type { Emit } from './player-events.ts';
import type { PlayerItem, PlayerSource } from './setup-options.ts';
import { StreamChoices } from './stream-choices.ts';

/** Listens to an open source. */
export interface SourceListener {
  /** Gets what can be chosen of a stream. */
  readonly emit: Emit;
  /** The source cannot continue. */
  readonly onFailure: (code: number) => void;
}

/** A source that is being played. */
export interface OpenSource {
  /** Null if the browser plays the source by itself. */
  readonly choices: StreamChoices | null;
  /** Where a seek to a position leads, in seconds. */
  seekTarget(position: number): number;
  close(): void;
}

/** Error codes of the platform's player. If a server refuses, its status is added to the first. */
const CODES = {
  playlist: 232_000,
  unreachable: 230_002,
  unplayable: 224_003,
} as const;

/** The media type of a source, by its extension if it names none. */
export const mimeOf = ({ file, type }: PlayerSource): string => type || (sourceType(file) ?? 'video/mp4');

const isHls = (source: PlayerSource) => /mpegurl/i.test(mimeOf(source));

/** Starts loading an item at once, from a position in seconds; if null, from the start or the live edge. */
export function openSource(
  video: HTMLVideoElement,
  item: PlayerItem,
  position: number | null,
  listener: SourceListener,
): OpenSource {
  const hls = item.sources.find(isHls);
  // Checked first: a browser may say "maybe" to HLS and then play it without captions or a live window.
  if (hls && Hls.isSupported()) return openWithEngine(video, hls, settingsFor(hls, position), listener);
  const playable = item.sources.find((source) => video.canPlayType(mimeOf(source)) !== '') ?? item.sources[0];
  return openNatively(video, playable?.file ?? '', position, listener);
}

/** In bits per second, for browsers that do not report their connection speed. */
const LIKELY_BANDWIDTH = 4_000_000;

/**
 * In seconds. The engine treats position 0 of a live stream as unset: it loads nothing there, or, of a stream that is longer than
 * half an hour, the sound of the live edge.
 */
const JUST_AFTER_ZERO = 0.1;

/**
 * In seconds, enough for frames after it. The engine changes the audio track, from none to the first as well, once a frame of it is
 * shown, and does not end the stream before; the browser shows the last frame only once the stream has ended.
 */
const BEFORE_END = 0.5;

function settingsFor(source: PlayerSource, position: number | null): Partial<HlsConfig> {
  const connection =
    'connection' in navigator ? (navigator.connection as { readonly downlink?: number }) : {};
  return {
    // Speeds up the first picture: no bandwidth measurement, no decoder queries.
    testBandwidth: false,
    startFragPrefetch: true,
    useMediaCapabilities: false,
    abrEwmaDefaultEstimate: connection.downlink ? connection.downlink * 1_000_000 : LIKELY_BANDWIDTH,
    capLevelToPlayerSize: true,
    startPosition: position === null ? -1 : Math.max(position, JUST_AFTER_ZERO),
    maxBufferLength: 20,
    maxMaxBufferLength: 60,
    // Retains everything watched: while the engine removes parts, it may miss the end of the stream.
    backBufferLength: Infinity,
    liveDurationInfinity: true,
    // Captions are files of the item; those in the stream are the same.
    renderTextTracksNatively: false,
    ...drmSystems(source),
  };
}

function openWithEngine(
  video: HTMLVideoElement,
  { file }: PlayerSource,
  settings: Partial<HlsConfig>,
  { emit, onFailure }: SourceListener,
): OpenSource {
  const hls = new Hls(settings);
  let isRecovered = false;
  const choices = new StreamChoices(hls, emit);
  hls.on(Events.MANIFEST_PARSED, (_event, { firstLevel }) => {
    keepOneCodec(hls, firstLevel);
    choices.onLevels();
  });
  hls.on(Events.AUDIO_TRACKS_UPDATED, () => choices.onAudioTracks());
  let isChangingAudio = false;
  hls.on(Events.AUDIO_TRACK_SWITCHING, () => (isChangingAudio = true));
  hls.on(Events.AUDIO_TRACK_SWITCHED, () => {
    isChangingAudio = false;
    choices.onAudioTrack();
  });
  hls.on(Events.ERROR, (_event, error) => {
    if (!error.fatal) return;
    if (
      error.type === ErrorTypes.MEDIA_ERROR &&
      !isRecovered &&
      error.details !== ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR
    ) {
      isRecovered = true;
      hls.recoverMediaError();
      return;
    }
    onFailure(codeOf(error));
  });
  const opened = new AbortController();
  const leaveZero = () => {
    if (video.currentTime === 0 && video.duration === Infinity) video.currentTime = JUST_AFTER_ZERO;
  };
  video.addEventListener('seeking', leaveZero, { signal: opened.signal });
  const forAirPlay = airPlaySource(video, file);
  if (forAirPlay) hls.once(Events.MEDIA_ATTACHED, () => video.append(forAirPlay));
  hls.attachMedia(video);
  hls.loadSource(file);
  return {
    choices,
    seekTarget: (position) => (isChangingAudio ? Math.min(position, video.duration - BEFORE_END) : position),
    close: () => {
      opened.abort();
      forAirPlay?.remove();
      hls.destroy();
    },
  };
}

/** An alternative for AirPlay, whose receiver loads the stream by itself; null if the browser has no AirPlay. */
function airPlaySource(video: HTMLVideoElement, file: string): HTMLSourceElement | null {
  if (!('webkitShowPlaybackTargetPicker' in video)) return null;
  video.disableRemotePlayback = false;
  const source = document.createElement('source');
  source.type = 'application/vnd.apple.mpegurl';
  source.src = file;
  return source;
}

/** Levels in a second codec would be listed twice. */
function keepOneCodec(hls: Hls, first: number): void {
  const codecSet = hls.levels[first]?.codecSet;
  for (let level = hls.levels.length - 1; level >= 0; level--) {
    if (hls.levels[level]?.codecSet !== codecSet) hls.removeLevel(level);
  }
}

function codeOf({ type, details, response }: ErrorData): number {
  const status = response?.code ?? 0;
  const isRefused = status === 401 || status === 403;
  if (isRefused || (details === ErrorDetails.MANIFEST_LOAD_ERROR && status >= 400)) {
    return CODES.playlist + status;
  }
  return type === ErrorTypes.NETWORK_ERROR ? CODES.unreachable : CODES.unplayable;
}

function openNatively(
  video: HTMLVideoElement,
  file: string,
  position: number | null,
  { onFailure }: SourceListener,
): OpenSource {
  const opened = new AbortController();
  const { signal } = opened;
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (position !== null) video.currentTime = position;
    },
    { signal, once: true },
  );
  video.addEventListener(
    'error',
    () => {
      onFailure(video.error?.code === 2 ? CODES.unreachable : CODES.unplayable);
    },
    { signal },
  );
  video.src = file;
  return {
    choices: null,
    seekTarget: (position) => position,
    close: () => {
      opened.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}

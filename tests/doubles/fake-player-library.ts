import type {
  LibraryEvent,
  LibraryItem,
  LibraryPlayer,
  LibrarySetup,
} from '#adapters/hosted-player/player-library.ts';

/** A player of the hosted platform's library, controlled by a test. */
export interface FakeLibraryPlayer extends LibraryPlayer {
  readonly setups: readonly LibrarySetup[];
  /** The items that replaced those of the setup, oldest first. */
  readonly loaded: readonly LibraryItem[];
  /**
   * The calls that it received: 'play', 'pause', 'seek {position}', 'load {starttime}', 'controls {state}', 'volume {volume}',
   * 'mute {state}', 'rate {rate}', 'captions {index}', 'quality {index}', 'audio {index}', 'look {styles}', 'cast', 'stop casting',
   * 'pause ad {state}', 'remove'.
   */
  readonly told: readonly string[];
  emit(event: string, detail?: LibraryEvent): void;
}

/** A container without a media element. */
const EMPTY = { querySelector: () => null } as unknown as HTMLElement;

/** At 30 of 1440 seconds, unless an event specifies another position. */
export function makeFakeLibraryPlayer(container = EMPTY): FakeLibraryPlayer {
  const setups: LibrarySetup[] = [];
  const loaded: LibraryItem[] = [];
  const told: string[] = [];
  const listeners = new Map<string, ((detail: LibraryEvent) => void)[]>();
  const player: FakeLibraryPlayer = {
    setups,
    loaded,
    told,
    emit: (event, detail = {}) => listeners.get(event)?.forEach((listener) => listener(detail)),
    setup: (options) => (setups.push(options), player),
    on: (event, listener) => (listeners.set(event, [...(listeners.get(event) ?? []), listener]), player),
    load: (items) => (
      loaded.push(...items),
      told.push(`load ${items.map(({ starttime }) => starttime).join()}`),
      player
    ),
    play: () => (told.push('play'), player),
    pause: () => (told.push('pause'), player),
    seek: (position) => (told.push(`seek ${position}`), player),
    setControls: (state) => (told.push(`controls ${state}`), player),
    setVolume: (volume) => (told.push(`volume ${volume}`), player),
    setMute: (state) => (told.push(`mute ${state}`), player),
    setPlaybackRate: (rate) => (told.push(`rate ${rate}`), player),
    setCurrentCaptions: (index) => (told.push(`captions ${index}`), player),
    setCurrentQuality: (index) => (told.push(`quality ${index}`), player),
    setCurrentAudioTrack: (index) => (told.push(`audio ${index}`), player),
    setCaptions: (styles) => (told.push(`look ${JSON.stringify(styles)}`), player),
    requestCast: () => (told.push('cast'), player),
    stopCasting: () => (told.push('stop casting'), player),
    pauseAd: (state) => (told.push(`pause ad ${state}`), player),
    remove: () => (told.push('remove'), player),
    getContainer: () => container,
    getVolume: () => 100,
    getMute: () => false,
    getPosition: () => 30,
    getDuration: () => 1440,
  };
  return player;
}

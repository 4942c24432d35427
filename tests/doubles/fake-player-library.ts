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
   * The calls that it received: 'play', 'pause', 'seek {position}', 'load {starttime}', 'remove', 'focus'.
   */
  readonly told: readonly string[];
  emit(event: string, detail?: LibraryEvent): void;
}

/** At 30 of 1440 seconds, unless an event specifies another position. */
export function makeFakeLibraryPlayer(): FakeLibraryPlayer {
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
    remove: () => (told.push('remove'), player),
    getContainer: () =>
      ({ querySelector: () => null, focus: () => void told.push('focus') }) as unknown as HTMLElement,
    getPosition: () => 30,
    getDuration: () => 1440,
  };
  return player;
}

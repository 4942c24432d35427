import { listenToKeys } from './keyboard.ts';
import { CODES } from './open-source.ts';
import { Playback } from './playback.ts';
import { listenToPresses } from './presses.ts';
import {
  PlayerEventEmitter,
  type CaptionsChoice,
  type PlayerEvents,
  type PlayerState,
  type QualityLevel,
} from './player-events.ts';
import { playableItems, type GivenItem, type PlayerItem, type SetupOptions } from './setup-options.ts';

/**
 * A player in an element of the page, with the API of the hosted platform's player. Commands return the
 * player; before `setup` they do nothing.
 */
export class Player {
  readonly #listeners = new PlayerEventEmitter();
  readonly #emit = this.#listeners.emit;
  #items: readonly PlayerItem[] = [];
  #index = 0;
  #playback: Playback | null = null;

  constructor(
    private readonly place: HTMLElement,
    private readonly onRemove: () => void,
  ) {}

  setup(options: SetupOptions): this {
    const startedAt = performance.now();
    this.#playback?.remove();
    this.#playback = null;
    const items = playableItems(options.playlist ?? options);
    const [first] = items;
    if (!first) {
      const failure = { code: CODES.setup, message: 'There is nothing to play.', sourceError: null };
      queueMicrotask(() => this.#emit('setupError', failure));
      return this;
    }
    const playback = new Playback(this.place, options, first, this.#emit, () => this.#advance());
    listenToKeys(playback);
    listenToPresses(playback);
    this.#playback = playback;
    this.#items = items;
    this.#index = 0;
    // Deferred, because listeners are added right after setup.
    queueMicrotask(() => {
      if (this.#playback !== playback) return;
      this.#emit('ready', { setupTime: Math.round(performance.now() - startedAt), viewable: 1 });
      this.#emit('playlist', { playlist: items });
      this.#emit('playlistItem', { index: 0, item: first });
      if (options.autostart) playback.attempt('autostart');
    });
    return this;
  }

  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): this;
  on(names: string, listener: (detail: never) => void): this;
  on(names: string, listener: (detail: never) => void): this {
    this.#listeners.add(names, listener);
    return this;
  }

  once(names: string, listener: (detail: never) => void): this {
    this.#listeners.add(names, listener, true);
    return this;
  }

  off(names?: string, listener?: (detail: never) => void): this {
    this.#listeners.drop(names, listener);
    return this;
  }

  play = (): this => this.#do((playback) => playback.attempt('external'));
  pause = (): this => this.#do(({ stage }) => stage.video.pause());
  stop = (): this => this.#do((playback) => playback.close('idle'));
  seek = (position: number): this => this.#do((playback) => playback.seek(position));

  /** Replaces the playlist and opens its first item, without playing it. */
  load(playlist: GivenItem | readonly GivenItem[]): this {
    return this.#do((playback) => {
      const items = playableItems(playlist);
      if (items.length === 0) return;
      this.#items = items;
      this.#emit('playlist', { playlist: items });
      this.#open(playback, 0);
    });
  }

  /** Opens an item of the playlist, and plays it. */
  playlistItem(index: number): this {
    return this.#do((playback) => {
      if (this.#open(playback, index)) playback.attempt('playlist');
    });
  }

  #open(playback: Playback, index: number): boolean {
    const item = this.#items[index];
    if (!item) return false;
    this.#index = index;
    playback.open(item);
    this.#emit('playlistItem', { index, item });
    return true;
  }

  next = (): this => this.playlistItem((this.#index + 1) % Math.max(1, this.#items.length));

  /** Removes the player from the page and restores the original element. */
  remove(): this {
    return this.#do((playback) => {
      this.#playback = null;
      playback.remove();
      this.onRemove();
      this.#emit('remove', {});
      this.#listeners.drop();
    });
  }

  getContainer = (): HTMLElement => this.#playback?.stage.container ?? this.place;
  getState = (): PlayerState => this.#playback?.reporter.state ?? 'idle';
  getPlaylist = (): readonly PlayerItem[] => this.#items;
  getPlaylistIndex = (): number => this.#index;
  getPlaylistItem = (index = this.#index): PlayerItem | undefined => this.#items[index];

  /** In seconds. */
  getPosition = (): number => this.#playback?.reporter.moment.position ?? 0;
  /** In seconds; Infinity for a live stream, 0 while unknown. */
  getDuration = (): number => this.#playback?.reporter.moment.duration ?? 0;

  /** From 0 to 100. */
  getVolume = (): number => Math.round((this.#video?.volume ?? 1) * 100);
  setVolume = (volume: number): this =>
    this.#do(({ stage }) => {
      stage.video.volume = Math.min(1, Math.max(0, volume / 100));
    });

  getMute = (): boolean => this.#video?.muted ?? false;
  /** Without a state, toggles. */
  setMute = (state?: boolean): this =>
    this.#do(({ stage }) => {
      stage.video.muted = state ?? !stage.video.muted;
    });

  getPlaybackRate = (): number => this.#video?.playbackRate ?? 1;
  setPlaybackRate = (rate: number): this =>
    this.#do(({ stage }) => {
      stage.video.playbackRate = Math.min(4, Math.max(0.25, rate));
    });

  /** The first choice is off. */
  getCaptionsList = (): readonly CaptionsChoice[] => this.#playback?.captions.choices ?? [];
  getCurrentCaptions = (): number => this.#playback?.captions.chosen ?? 0;
  setCurrentCaptions = (index: number): this => this.#do(({ captions }) => captions.choose(index));

  /** The first level is automatic. */
  getQualityLevels = (): readonly QualityLevel[] => this.#playback?.quality.levels ?? [];
  getCurrentQuality = (): number => this.#playback?.quality.currentQuality ?? -1;
  setCurrentQuality = (index: number): this =>
    this.#do(({ stage }) => {
      stage.qualities.selectedIndex = index - 1;
    });

  get #video(): HTMLVideoElement | undefined {
    return this.#playback?.stage.video;
  }

  #do(act: (playback: Playback) => void): this {
    if (this.#playback) act(this.#playback);
    return this;
  }

  #advance(): void {
    if (this.#index + 1 < this.#items.length) this.playlistItem(this.#index + 1);
    else this.#emit('playlistComplete', {});
  }
}

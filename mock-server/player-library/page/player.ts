import { addStubMethods } from './stub-methods.ts';
import type { CaptionStyles } from './caption-styles.ts';
import { CODES } from './open-source.ts';
import { Playback } from './playback.ts';
import {
  PlayerEventEmitter,
  type AudioTrackChoice,
  type CaptionsChoice,
  type PlayerEvents,
  type PlayerState,
  type QualityLevel,
  type VisualQuality,
} from './player-events.ts';
import { readCaptionStyles, readOptions } from './read-options.ts';
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
  #options: SetupOptions = {};
  #itemCallback: ItemCallback | null = null;

  constructor(
    private readonly place: HTMLElement,
    private readonly onRemove: () => void,
  ) {
    addStubMethods(this);
  }

  setup(given: unknown): this {
    const options = readOptions(given);
    this.#options = options;
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
    this.#playback = playback;
    this.#items = items;
    this.#index = 0;
    // Deferred, because listeners are added right after setup.
    queueMicrotask(() => {
      if (this.#playback !== playback) return;
      this.#emit('ready', { setupTime: Math.round(performance.now() - startedAt), viewable: 1 });
      this.#emit('playlist', { playlist: items });
      this.#announce(playback, 0, first);
      if (this.#options.autostart) playback.attempt('autostart');
    });
    return this;
  }

  /** Changes options after the setup. */
  setConfig(given: unknown): this {
    const changes = readOptions(given);
    this.#options = { ...this.#options, ...changes };
    return this.#do(({ container, captionsLook }) => {
      container.resize(this.#options);
      if (changes.mute !== undefined) this.setMute(changes.mute);
      if (changes.volume !== undefined) this.setVolume(changes.volume);
      if (changes.controls !== undefined) this.setControls(changes.controls);
      if (changes.captions) captionsLook.change(changes.captions);
    });
  }

  /**
   * Calls back before an item is opened by `load`, `playlistItem` or `next`. Its promise may replace the item, or reject to skip it.
   */
  setPlaylistItemCallback(callback: ItemCallback | null): void {
    this.#itemCallback = callback;
  }

  removePlaylistItemCallback(): void {
    this.#itemCallback = null;
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

  /** Emits an event of the page's own, or of the player. */
  trigger(name: string, detail: object = {}): this {
    this.#listeners.trigger(name, detail);
    return this;
  }

  /** With false, pauses. */
  play = (state = true): this =>
    this.#do((playback) => (state ? playback.attempt('external') : playback.pause()));
  /** With false, plays. */
  pause = (state = true): this => this.play(!state);
  stop = (): this => this.#do((playback) => playback.close('idle'));
  seek = (position: number): this => this.#do((playback) => playback.seek(position));

  /** Replaces the playlist and opens its first item, without playing it. */
  load(playlist: unknown): this {
    return this.#do(() => {
      const items = playableItems(readOptions({ playlist }).playlist);
      if (items.length === 0) return;
      this.#items = items;
      this.#emit('playlist', { playlist: items });
      this.#open(0, false);
    });
  }

  /** Opens an item of the playlist, and plays it. */
  playlistItem = (index: number): this => this.#do(() => this.#open(index, true));

  #open(index: number, plays: boolean): void {
    const item = this.#items[index];
    if (!item) return;
    const answer = this.#itemCallback?.(item, index);
    if (!(answer instanceof Promise)) {
      this.#show(index, item, plays);
      return;
    }
    answer.then(
      (other) => this.#show(index, playableItems(other ? [other] : undefined)[0] ?? item, plays),
      () => this.#open(index + 1, plays),
    );
  }

  #show(index: number, item: PlayerItem, plays: boolean): void {
    this.#do((playback) => {
      this.#index = index;
      playback.open(item);
      this.#announce(playback, index, item);
      if (plays) playback.attempt('playlist');
    });
  }

  /** The list of captions is of the item. */
  #announce(playback: Playback, index: number, item: PlayerItem): void {
    this.#emit('playlistItem', { index, item });
    playback.captions.offer(item);
  }

  next = (): this => this.playlistItem((this.#index + 1) % Math.max(1, this.#items.length));

  getPlaylistItemPromise = async (index: number): Promise<PlayerItem | undefined> => this.#items[index];
  getConfig = (): SetupOptions => this.#options;
  getProvider = (): { readonly name: string } => ({ name: 'html5' });
  getRenderingMode = (): string => 'html5';
  getEnvironment = (): object => ({ Browser: {}, OS: {}, Features: {} });
  /** In percent. */
  getBuffer = (): number => this.#playback?.translator.bufferPercent ?? 0;
  getAbsolutePosition = (): number | null => null;
  getViewable = (): 0 | 1 => 1;
  getPercentViewable = (): number => 1;

  /** In CSS pixels. */
  getWidth = (): number => this.getContainer().offsetWidth;
  getHeight = (): number => this.getContainer().offsetHeight;
  getSafeRegion = () => ({ x: 0, y: 0, width: this.getWidth(), height: this.getHeight() });
  resize = (width: number | string, height: number | string): this => this.setConfig({ width, height });

  getFullscreen = (): boolean => this.#playback?.container.isFullScreen ?? false;
  setFullscreen = (state = true): this => this.#do(({ container }) => container.setFullScreen(state));

  getControls = (): boolean => this.#video?.controls ?? true;
  /** Shows or hides the browser's controls. */
  setControls = (state = true): this => this.#do((playback) => playback.setControls(state));

  /** Pauses or resumes the ad that is shown. */
  pauseAd = (state = true): this => this.#do(({ ads }) => ads.pause(state));
  skipAd = (): this => this.#do(({ ads }) => ads.skip());

  requestCast = (): this => this.#do(({ casting }) => casting.request());
  stopCasting = (): this => this.#do(({ casting }) => casting.stop());

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

  getContainer = (): HTMLElement => this.#playback?.container.element ?? this.place;
  getState = (): PlayerState => this.#playback?.translator.state ?? 'idle';
  getPlaylist = (): readonly PlayerItem[] => this.#items;
  getPlaylistIndex = (): number => this.#index;
  getPlaylistItem = (index = this.#index): PlayerItem | undefined => this.#items[index];

  /** In seconds. */
  getPosition = (): number => this.#playback?.translator.moment.position ?? 0;
  /** In seconds; Infinity for a live stream, 0 while unknown. */
  getDuration = (): number => this.#playback?.translator.moment.duration ?? 0;

  /** From 0 to 100. */
  getVolume = (): number => Math.round((this.#video?.volume ?? 1) * 100);
  setVolume = (volume: number): this =>
    this.#change((video) => {
      if (Number.isFinite(volume)) video.volume = within(0, volume / 100, 1);
    });

  getMute = (): boolean => this.#video?.muted ?? false;
  /** Without a state, toggles. */
  setMute = (state?: boolean): this =>
    this.#change((video) => {
      video.muted = state ?? !video.muted;
    });

  getPlaybackRate = (): number => this.#video?.playbackRate ?? 1;
  /** Also of later items. */
  setPlaybackRate = (rate = 1): this =>
    this.#change((video) => {
      if (Number.isFinite(rate)) video.playbackRate = within(SLOWEST, rate, FASTEST);
    });

  /** The first choice is off. */
  getCaptionsList = (): readonly CaptionsChoice[] => this.#playback?.captions.choices ?? [];
  getCurrentCaptions = (): number => this.#playback?.captions.chosen ?? 0;
  setCurrentCaptions = (index: number): this => this.#do(({ captions }) => captions.choose(index));

  /** The styles of the captions. */
  getCaptions = (): Partial<CaptionStyles> => this.#playback?.captionsLook.styles ?? {};
  setCaptions = (styles: unknown): this =>
    this.#do(({ captionsLook }) => captionsLook.change(readCaptionStyles(styles)));

  /** The first level is automatic. */
  getQualityLevels = (): readonly QualityLevel[] => this.#playback?.choices.quality.levels ?? [];
  getCurrentQuality = (): number => this.#playback?.choices.quality.currentQuality ?? -1;
  setCurrentQuality = (index: number): this => this.#do(({ choices }) => choices.chooseQuality(index));
  /** The quality on the screen; undefined until there is one. */
  getVisualQuality = (): VisualQuality | undefined => this.#playback?.choices.visual;

  /** None unless there are several. */
  getAudioTracks = (): readonly AudioTrackChoice[] => this.#playback?.choices.audio.tracks ?? [];
  getCurrentAudioTrack = (): number => this.#playback?.choices.audio.currentTrack ?? -1;
  setCurrentAudioTrack = (index: number): this => this.#do(({ choices }) => choices.chooseAudioTrack(index));

  get #video(): HTMLVideoElement | undefined {
    return this.#playback?.video;
  }

  #change(change: (video: HTMLVideoElement) => void): this {
    return this.#do(({ video }) => change(video));
  }

  #do(act: (playback: Playback) => void): this {
    if (this.#playback) act(this.#playback);
    return this;
  }

  #advance(): void {
    const isLast = this.#index + 1 >= this.#items.length;
    if (isLast) this.#emit('playlistComplete', {});
    if (!isLast) this.playlistItem(this.#index + 1);
    else if (this.#options.repeat) this.playlistItem(0);
  }
}

/** Its promise resolves to another item, or to nothing for the same one. */
type ItemCallback = (item: PlayerItem, index: number) => Promise<GivenItem | undefined> | undefined;

/** The rates that a video element plays. */
const SLOWEST = 0.25;
const FASTEST = 4;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

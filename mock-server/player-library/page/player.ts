import type { CaptionStyles } from './caption-styles.ts';
import { Playback } from './playback.ts';
import { PlayerEventEmitter, type CaptionsChoice, type QualityLevel } from './player-events.ts';
import type { PlayerItem, SetupOptions } from './setup-options.ts';

/**
 * A player in an element of the page, with the part of the hosted platform's API that the app uses. Requests return the player;
 * before `setup` they do nothing.
 */
export class Player {
  readonly #events = new PlayerEventEmitter();
  readonly #emit = this.#events.emit;
  #playback: Playback | null = null;

  constructor(
    private readonly place: HTMLElement,
    private readonly onRemove: () => void,
  ) {}

  /** Opens the item of a playlist, and plays it if `autostart` says so. */
  setup(options: SetupOptions): this {
    const [item] = options.playlist;
    if (!item) return this;
    const playback = new Playback(this.place, options, item, this.#emit);
    this.#playback = playback;
    // Deferred, because listeners are added right after setup.
    queueMicrotask(() => {
      if (this.#playback !== playback) return;
      this.#emit('ready', {});
      playback.captions.offer(item.tracks);
      if (options.autostart) playback.attempt(true);
    });
    return this;
  }

  /** A listener of 'all' gets each event with its name before it. */
  on(name: string, listener: (...event: never[]) => void): this {
    this.#events.add(name, listener);
    return this;
  }

  /** Opens the item of a playlist, without playing it. */
  load([item]: readonly PlayerItem[]): this {
    return this.#do((playback) => {
      if (!item) return;
      playback.open(item);
      playback.captions.offer(item.tracks);
    });
  }

  play = (): this => this.#do((playback) => playback.attempt());
  pause = (): this => this.#do((playback) => playback.pause());
  seek = (position: number): this => this.#do((playback) => playback.seek(position));
  /** Pauses or resumes the ad that is shown. */
  pauseAd = (state: boolean): this => this.#do(({ ads }) => ads.pause(state));

  requestCast = (): this => this.#do(({ casting }) => casting.request());
  stopCasting = (): this => this.#do(({ casting }) => casting.stop());

  /** Removes the player from the page and restores the original element. */
  remove(): this {
    return this.#do((playback) => {
      this.#playback = null;
      playback.remove();
      this.onRemove();
      this.#emit('remove', {});
      this.#events.remove();
    });
  }

  getContainer = (): HTMLElement => this.#playback?.container.element ?? this.place;

  /** In seconds. */
  getPosition = (): number => this.#playback?.translator.moment.position ?? 0;
  /** In seconds; Infinity for a live stream, 0 while unknown. */
  getDuration = (): number => this.#playback?.translator.moment.duration ?? 0;

  getControls = (): boolean => this.#video?.controls ?? true;
  /** Shows or hides the browser's controls. */
  setControls = (state: boolean): this => this.#do((playback) => playback.setControls(state));

  /** From 0 to 100. */
  getVolume = (): number => Math.round((this.#video?.volume ?? 1) * 100);
  setVolume = (volume: number): this =>
    this.#change((video) => {
      if (Number.isFinite(volume)) video.volume = within(0, volume / 100, 1);
    });

  getMute = (): boolean => this.#video?.muted ?? false;
  setMute = (state: boolean): this =>
    this.#change((video) => {
      video.muted = state;
    });

  getPlaybackRate = (): number => this.#video?.playbackRate ?? 1;
  /** Also of later items. */
  setPlaybackRate = (rate: number): this =>
    this.#change((video) => {
      if (Number.isFinite(rate)) video.playbackRate = within(SLOWEST, rate, FASTEST);
    });

  /** The first choice is off. */
  getCaptionsList = (): readonly CaptionsChoice[] => this.#playback?.captions.list.tracks ?? [];
  getCurrentCaptions = (): number => this.#playback?.captions.list.track ?? 0;
  setCurrentCaptions = (index: number): this => this.#do(({ captions }) => captions.choose(index));

  /** How captions look. */
  getCaptions = (): Partial<CaptionStyles> => this.#playback?.captionsLook.styles ?? {};
  setCaptions = (styles: Partial<CaptionStyles>): this =>
    this.#do(({ captionsLook }) => captionsLook.change(styles));

  /** The first level is automatic. */
  getQualityLevels = (): readonly QualityLevel[] => this.#playback?.choices?.quality.levels ?? [];
  getCurrentQuality = (): number => this.#playback?.choices?.quality.currentQuality ?? -1;
  setCurrentQuality = (index: number): this => this.#do(({ choices }) => choices?.chooseQuality(index));

  setCurrentAudioTrack = (index: number): this => this.#do(({ choices }) => choices?.chooseAudioTrack(index));

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
}

/** The rates that a video element plays. */
const SLOWEST = 0.25;
const FASTEST = 4;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

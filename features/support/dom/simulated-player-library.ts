import type {
  LibraryCaptions,
  LibraryEvent,
  LibraryItem,
  LibraryPlayer,
  LibrarySetup,
  PlayerLibrary,
} from '#adapters/hosted-player/player-library.ts';
import { SimulatedAds } from './simulated-ads.ts';
import { SimulatedChoices } from './simulated-choices.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';
import { SimulatedSettings } from './simulated-settings.ts';
import { SimulatedStream } from './simulated-stream.ts';

type Listener = (detail: LibraryEvent) => void;

/** How often the hosted player reports its position, in seconds. */
const TICK = 0.25;

/** The library's error code for a missing playlist, to which the response status is added. */
const PLAYLIST_FAILED = 232_000;

const NO_SOURCE = { status: 404, text: '' };

/**
 * A player with the interface of the hosted one, without a picture: each call takes effect as soon as the
 * platform has answered.
 */
export class SimulatedPlayer implements LibraryPlayer {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #ads: SimulatedAds;
  readonly #choices: SimulatedChoices;
  readonly #settings: SimulatedSettings;
  readonly #stream: SimulatedStream;
  #container: HTMLElement | null = null;
  /** How captions look, as far as a page has said so. */
  #styles: Partial<LibraryCaptions> = {};
  #item: LibraryItem | undefined;
  /** Whether it plays, or will when the platform has answered. */
  #plays = false;
  #playing = false;
  /** Whether anything of the current item has played. */
  #itemHasStarted = false;
  #hasStarted = false;
  #removed = false;
  #isOpen = false;
  /** Where the current item is to begin, if it was sought before it was open. */
  #requested: number | null = null;
  /** Whether the current source has been opened. */
  #opening: Promise<boolean> = Promise.resolve(false);

  constructor(
    private readonly place: HTMLElement,
    private readonly platform: SimulatedPlatform,
    private readonly autoplay: boolean,
  ) {
    const emit = (event: string, detail?: LibraryEvent) => this.#emit(event, detail);
    this.#ads = new SimulatedAds(platform, emit, () => this.#removed);
    this.#choices = new SimulatedChoices(platform, emit);
    this.#settings = new SimulatedSettings(emit);
    this.#stream = new SimulatedStream(platform);
  }

  get muted(): boolean {
    return this.#settings.muted;
  }

  get playing(): boolean {
    return this.#playing && !this.#removed;
  }

  /** Whether anything has played in it. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** The media id of the current item. */
  get mediaid(): string | null {
    return this.#item?.mediaid ?? null;
  }

  get removed(): boolean {
    return this.#removed;
  }

  /** The label of the chosen captions; 'Off' for none. */
  get captions(): string {
    return this.#choices.captions;
  }

  /** The label of the chosen quality. */
  get quality(): string {
    return this.#choices.quality;
  }

  get showsControls(): boolean {
    return this.#settings.controls;
  }

  setup(options: LibrarySetup & { readonly mute?: boolean; readonly volume?: number }): this {
    const { playlist, autostart, controls, mute = false, volume = 100 } = options;
    Object.assign(this.#settings, { muted: mute, volume, controls });
    [this.#item] = playlist;
    // Listeners are added right after setup.
    void Promise.resolve().then(() => this.#emit('ready'));
    this.#opening = this.#take(this.#item);
    void this.#opening.then((taken) => {
      if (!taken || !autostart) return;
      if (this.autoplay) this.play();
      else this.#emit('autostartNotAllowed');
    });
    return this;
  }

  load([item]: readonly LibraryItem[]): this {
    this.#playing = this.#plays = false;
    this.#opening = this.#take(item);
    return this;
  }

  async #take(item: LibraryItem | undefined): Promise<boolean> {
    this.#item = item;
    this.#itemHasStarted = this.#isOpen = false;
    this.#requested = null;
    this.#ads.schedule(item?.adschedule);
    await Promise.resolve();
    this.#choices.clear();
    const manifest = await this.#open();
    if (manifest === null || !item || item !== this.#item) return false;
    this.#stream.open(item, this.#requested);
    this.#isOpen = true;
    this.#choices.offer(item, manifest);
    return true;
  }

  /** The manifest of the source; emits an error if the platform does not serve it, and resolves to null. */
  async #open(): Promise<string | null> {
    const item = this.#item;
    const source = item?.sources[0]?.file;
    const { status, text } = source === undefined ? NO_SOURCE : await this.platform.get(source);
    if (this.#removed || item !== this.#item) return null;
    if (status < 400) return text;
    this.#fail(PLAYLIST_FAILED + status);
    return null;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  /** Shows pending ads, then plays; resumes the ad that is shown. */
  play(): this {
    if (this.#ads.isShown) this.#ads.pause(false);
    else if (this.#ads.isDue) void this.#ads.show().then(() => this.#start());
    else if (!this.#playing) this.#start();
    return this;
  }

  get isShowingAd(): boolean {
    return this.#ads.isShown;
  }

  pauseAd(state: boolean): this {
    this.#ads.pause(state);
    return this;
  }

  skipAd(): void {
    this.#ads.skip();
  }

  #start(): void {
    if (this.#stream.hasEnded) this.#restart();
    const opening = this.#opening;
    this.#plays = true;
    void opening.then((opened) => {
      if (!opened || opening !== this.#opening || this.#removed || !this.#plays) return;
      this.#playing = this.#hasStarted = this.#itemHasStarted = true;
      this.#emit('play');
      if (this.#stream.isLive) this.#emitTime();
    });
  }

  /** A video that has ended plays from its start, and the player reports the seek. */
  #restart(): void {
    this.#emit('seek', { position: this.#stream.position, offset: 0 });
    this.#stream.position = 0;
    this.#emit('seeked');
  }

  /** While an ad is shown, it pauses the ad. */
  pause(): this {
    if (this.#ads.isShown) return this.pauseAd(true);
    const played = this.#plays;
    this.#playing = this.#plays = false;
    if (played) this.#emit('pause');
    return this;
  }

  /** A source that cannot continue stops the player, which emits nothing else. */
  #fail(code: number): void {
    this.#playing = this.#plays = false;
    this.#emit('error', { code });
  }

  seek(position: number): this {
    void this.seekTo(position);
    return this;
  }

  /**
   * Resolves when the platform has answered whether it serves the source. An item that has not started yet will start there, and
   * the library reports no seek.
   */
  async seekTo(position: number): Promise<void> {
    this.#requested = position;
    if (!this.#isOpen) return;
    const offset = this.#stream.within(position);
    const isSeek = this.#itemHasStarted;
    if (isSeek) this.#emit('seek', { ...this.#stream.moment, offset });
    this.#stream.position = offset;
    if (isSeek && this.#playing) this.#emit('buffer');
    if ((await this.#open()) === null || !isSeek) return;
    this.#emit('seeked');
    // The new position has to load first: the library reports that as a wait followed by another start.
    if (this.#playing) this.#emit('play');
    this.#emitTime();
  }

  /** Plays for this many seconds of the video, or to its end, unless the platform denies the source. */
  async watch(seconds: number): Promise<void> {
    if ((await this.#open()) === null) return;
    const end = Math.min(this.#stream.position + seconds, this.#stream.duration);
    while (this.#stream.position < end && !this.#removed) {
      this.#stream.position = Math.min(this.#stream.position + TICK, end);
      this.#emitTime();
    }
    if (!this.#stream.hasEnded || this.#removed) return;
    this.#playing = this.#plays = false;
    this.#emit('complete');
  }

  setControls(state: boolean): this {
    this.#settings.setControls(state);
    return this;
  }

  setVolume(volume: number): this {
    this.#settings.setVolume(volume);
    return this;
  }

  setMute(state: boolean): this {
    this.#settings.setMute(state);
    return this;
  }

  setPlaybackRate(rate: number): this {
    this.#settings.setRate(rate, this.#stream.position);
    return this;
  }

  setCurrentCaptions(index: number): this {
    this.#choices.chooseCaptions(index);
    return this;
  }

  setCaptions(styles: LibraryCaptions): this {
    this.#styles = { ...this.#styles, ...styles };
    return this;
  }

  getCaptions(): Partial<LibraryCaptions> {
    return this.#styles;
  }

  setCurrentQuality(index: number): this {
    this.#choices.chooseQuality(index);
    return this;
  }

  /** The films have one audio track, and the library lists only several. */
  setCurrentAudioTrack(): this {
    return this;
  }

  /** From now on there is a device to cast to. */
  offerDevice(name: string): void {
    this.#settings.offerDevice(name);
  }

  requestCast(): this {
    this.#settings.cast(true);
    return this;
  }

  stopCasting(): this {
    this.#settings.cast(false);
    return this;
  }

  getContainer(): HTMLElement {
    this.#container ??= containerIn(this.place);
    return this.#container;
  }

  remove(): this {
    this.#emit('remove');
    this.#removed = true;
    this.#container?.remove();
    return this;
  }

  getVolume(): number {
    return this.#settings.volume;
  }

  getMute(): boolean {
    return this.#settings.muted;
  }

  getPlaybackRate(): number {
    return this.#settings.rate;
  }

  getPosition(): number {
    return this.#stream.position;
  }

  getDuration(): number {
    return this.#stream.duration;
  }

  #emitTime(): void {
    const { moment, isLive, bufferPercent } = this.#stream;
    this.#emit('time', moment);
    if (!isLive) this.#emit('bufferChange', { ...moment, bufferPercent });
  }

  #emit(event: string, detail: LibraryEvent = {}): void {
    if (this.#removed) return;
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }
}

/** The library's element in a place, with a video that plays nothing. */
function containerIn(place: HTMLElement): HTMLElement {
  const container = place.ownerDocument.createElement('div');
  container.className = 'jwplayer';
  container.append(place.ownerDocument.createElement('video'));
  place.append(container);
  return container;
}

/** A library that makes simulated players, and those of them that have not been removed, the latest last. */
export interface SimulatedPlayerLibrary {
  readonly library: PlayerLibrary;
  readonly present: () => readonly SimulatedPlayer[];
  /** From now on players start only when told to. */
  readonly refuseAutoplay: () => void;
}

export function simulatedPlayerLibrary(platform: SimulatedPlatform): SimulatedPlayerLibrary {
  const players: SimulatedPlayer[] = [];
  let autoplay = true;
  return {
    library: (place) => {
      const player = new SimulatedPlayer(place, platform, autoplay);
      players.push(player);
      return player;
    },
    present: () => players.filter(({ removed }) => !removed),
    refuseAutoplay: () => {
      autoplay = false;
    },
  };
}

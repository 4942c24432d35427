import { AdBreaks } from './ad-breaks.ts';
import { CaptionsLook } from './caption-styles.ts';
import { Captions } from './captions.ts';
import { Casting } from './casting.ts';
import { openSource, type OpenSource } from './open-source.ts';
import { makePlayerContainer, type PlayerContainer } from './player-container.ts';
import type { Emit } from './player-events.ts';
import type { PlayerItem, SetupOptions } from './setup-options.ts';
import type { StreamChoices } from './stream-choices.ts';
import { VideoEventTranslator } from './video-event-translator.ts';

/** A player after setup: its elements in the page, and the item open on it. */
export class Playback {
  readonly container: PlayerContainer;
  readonly video: HTMLVideoElement;
  readonly captions: Captions;
  readonly captionsLook: CaptionsLook;
  readonly casting: Casting;
  readonly translator: VideoEventTranslator;
  readonly ads: AdBreaks;
  #item: PlayerItem;
  #source: OpenSource | null = null;
  /** Where a failed item resumes, in seconds. */
  #failedAt = 0;

  constructor(
    private readonly place: HTMLElement,
    options: SetupOptions,
    item: PlayerItem,
    private readonly emit: Emit,
  ) {
    this.container = makePlayerContainer(options);
    const { element, video } = this.container;
    this.video = video;
    this.#item = item;
    this.captions = new Captions(video, emit);
    this.captionsLook = new CaptionsLook(video);
    this.casting = new Casting(video, emit);
    this.ads = new AdBreaks(this.container, options.advertising, emit);
    video.addEventListener('play', () => this.#playRequested());
    this.translator = new VideoEventTranslator(video, emit);
    place.replaceWith(element);
    if (options.cast) this.casting.watch();
    this.open(item);
  }

  /** What can be chosen of the stream that is open. */
  get choices(): StreamChoices | null {
    return this.#source?.choices ?? null;
  }

  /** Opens an item and starts loading it. */
  open(item: PlayerItem): void {
    this.#close();
    this.#item = item;
    this.ads.schedule(item.adschedule);
    if (item.image) this.video.poster = item.image;
    else this.video.removeAttribute('poster');
    this.#load(item.starttime);
  }

  setControls(shows: boolean): void {
    if (this.video.controls === shows) return;
    this.video.controls = shows;
    this.emit('controls', { controls: shows });
  }

  /** While an ad is shown, it pauses the ad. */
  pause(): void {
    if (this.ads.isShown) this.ads.pause(true);
    else this.video.pause();
  }

  /** Plays, after the ads that are due; while an ad is shown, it resumes the ad. */
  attempt(isAutostart = false): void {
    const { video } = this;
    if (this.ads.isShown) this.ads.pause(false);
    if (this.ads.isShown || !video.paused) return;
    if (!this.#source) this.#load(this.#failedAt);
    if (this.ads.isDue) {
      void this.#showAds(isAutostart);
      return;
    }
    const source = this.#source;
    video.play().catch((error: unknown) => {
      // The attempt was for a source that is no longer open.
      if (this.#source !== source) return;
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      this.emit(isRefused && isAutostart ? 'autostartNotAllowed' : 'playAttemptFailed', { error });
    });
  }

  /** The video has been started, perhaps in the browser's controls: a failed one loads again, and ads come first. */
  #playRequested(): void {
    if (!this.#source) this.#load(this.#failedAt);
    if (!this.ads.isDue) return;
    this.video.pause();
    void this.#showAds(false);
  }

  /** Shows the ads that are due, then the video. */
  async #showAds(isAutostart: boolean): Promise<void> {
    const outcome = await this.ads.show();
    if (outcome === 'done' && this.video.isConnected) this.attempt(isAutostart);
    if (outcome === 'refused') this.emit('autostartNotAllowed', { error: null });
  }

  seek(position: number): void {
    // Nothing is loaded yet, so load from that position. Otherwise the browser seeks within what can be sought.
    if (this.translator.moment.seekRange.end === 0) this.#load(position, true);
    else this.video.currentTime = this.#source?.seekTarget(position) ?? position;
  }

  remove(): void {
    this.ads.remove();
    this.#close();
    this.captionsLook.remove();
    this.casting.close();
    this.container.element.replaceWith(this.place);
  }

  #load(position: number, isRequested = position > 0): void {
    const wasPlaying = !this.video.paused;
    this.#source?.close();
    this.translator.reset();
    this.#source = openSource(this.video, this.#item, isRequested ? position : null, {
      emit: this.emit,
      onFailure: (code) => this.#fail(code),
    });
    // Changing the source pauses a video element.
    if (wasPlaying) this.attempt();
  }

  #close(): void {
    this.video.pause();
    this.translator.reset();
    this.#source?.close();
    this.#source = null;
  }

  /** A live stream resumes at its edge. */
  #fail(code: number): void {
    const { position, duration } = this.translator.moment;
    if (!this.translator.hasStarted) this.#failedAt = this.#item.starttime;
    else this.#failedAt = duration === Infinity ? 0 : position;
    this.#close();
    this.emit('error', { code });
  }
}

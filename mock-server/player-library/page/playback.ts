import { AdBreaks } from './ad-breaks.ts';
import { CaptionsLook } from './caption-styles.ts';
import { Captions } from './captions.ts';
import { Casting } from './casting.ts';
import { CODES, openSource, type OpenSource } from './open-source.ts';
import { PlayerContainer } from './player-container.ts';
import type { Emit, PlayReason } from './player-events.ts';
import type { PlayerItem, SetupOptions } from './setup-options.ts';
import { StreamChoices } from './stream-choices.ts';
import { VideoEventTranslator } from './video-event-translator.ts';

/** The code for blocked autoplay. */
const NOT_ALLOWED = 303_220;
const UNPLAYABLE = 'This video cannot be played.';
const UNREACHABLE = 'This video cannot be reached. Is there a connection?';

/** A player after setup: its elements in the page, and the item open on it. */
export class Playback {
  readonly container: PlayerContainer;
  readonly video: HTMLVideoElement;
  readonly captions: Captions;
  readonly captionsLook: CaptionsLook;
  readonly choices: StreamChoices;
  readonly casting: Casting;
  readonly translator: VideoEventTranslator;
  readonly ads: AdBreaks;
  #item: PlayerItem;
  #source: OpenSource | null = null;
  /** The position when the item failed, in seconds. */
  #failedAt = 0;

  constructor(
    place: HTMLElement,
    options: SetupOptions,
    item: PlayerItem,
    private readonly emit: Emit,
    onEnd: () => void,
  ) {
    this.container = new PlayerContainer(place, options);
    const { video } = this.container;
    this.video = video;
    if (options.volume !== undefined) video.volume = Math.min(1, Math.max(0, options.volume / 100));
    video.muted = options.mute ?? false;
    this.captions = new Captions(
      video,
      (tracks, track) => emit('captionsList', { tracks, track }),
      (tracks, track) => emit('captionsChanged', { tracks, track }),
    );
    this.captionsLook = new CaptionsLook(video, options.captions);
    this.choices = new StreamChoices(emit);
    this.casting = new Casting(video, emit);
    this.translator = new VideoEventTranslator(video, emit, {
      play: () => {
        if (!this.#source) this.#loadAgain();
        if (!this.ads.isDue) return;
        video.pause();
        void this.#showAds('interaction');
      },
      end: onEnd,
    });
    this.ads = new AdBreaks(this.container, options.advertising, emit);
    this.container.element.addEventListener('fullscreenchange', () => {
      emit('fullscreen', { fullscreen: this.container.isFullScreen });
    });
    this.#item = item;
    this.#take(item);
    if (options.cast) this.casting.watch();
  }

  /** Opens an item and starts loading it. */
  open(item: PlayerItem): void {
    this.close('idle');
    this.#take(item);
  }

  #take(item: PlayerItem): void {
    this.#item = item;
    this.ads.schedule(item.adschedule);
    this.container.setPoster(item.image);
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
  attempt(playReason: PlayReason): void {
    const { video } = this;
    if (this.ads.isShown) this.ads.pause(false);
    if (this.ads.isShown || !video.paused) return;
    if (!this.#source) this.#loadAgain();
    if (this.ads.isDue) {
      void this.#showAds(playReason);
      return;
    }
    const source = this.#source;
    this.translator.reason = playReason;
    video.play().catch((error: unknown) => {
      // The attempt was for a source that is no longer open.
      if (this.#source !== source) return;
      this.translator.reason = 'interaction';
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused && playReason === 'autostart') {
        this.emit('autostartNotAllowed', { code: NOT_ALLOWED, error, reason: 'autoplayDisabled' });
      } else {
        this.emit('playAttemptFailed', { code: NOT_ALLOWED, error, item: this.#item, playReason });
      }
    });
  }

  /** Shows the ads that are due, then the video. */
  async #showAds(playReason: PlayReason): Promise<void> {
    const outcome = await this.ads.show();
    if (outcome === 'done' && this.video.isConnected) this.attempt(playReason);
    if (outcome !== 'refused') return;
    this.emit('autostartNotAllowed', { code: NOT_ALLOWED, error: null, reason: 'autoplayDisabled' });
  }

  /** In a live stream, a negative position counts back from the live edge. */
  seek(position: number): void {
    const { video } = this;
    const { duration, seekRange } = this.translator.moment;
    // Nothing is loaded yet, so load from that position.
    if (seekRange.end === 0) {
      this.#load(position, true);
      return;
    }
    const wanted = duration === Infinity && position < 0 ? seekRange.end + position : position;
    video.currentTime = Math.min(Math.max(wanted, seekRange.start), seekRange.end);
  }

  close(state: 'idle' | 'error'): void {
    this.video.pause();
    this.translator.stopped(state);
    this.#source?.close();
    this.#source = null;
  }

  remove(): void {
    this.ads.remove();
    this.close('idle');
    this.captionsLook.remove();
    this.container.remove();
  }

  /** A failed item resumes where it failed; a stopped one at its start position. */
  #loadAgain(): void {
    this.#load(this.translator.state === 'error' ? this.#failedAt : this.#item.starttime);
  }

  #load(position: number, isRequested = position > 0): void {
    const wasPlaying = !this.video.paused;
    this.#source?.close();
    this.translator.opened();
    this.choices.reset();
    const onFailure = (code: number, sourceError: unknown) => this.#fail(code, sourceError);
    const { choices } = this;
    this.#source = openSource(this.video, this.#item, isRequested ? position : null, {
      onQualities: (qualities) => choices.onQualities(qualities),
      onLevel: (level) => choices.onLevel(level),
      onAudioTracks: (tracks, current) => choices.onAudioTracks(tracks, current),
      onAudioTrack: (current) => choices.onAudioTrack(current),
      onFailure,
    });
    choices.chooseFrom(this.#source);
    // Changing the source pauses a video element.
    if (wasPlaying) this.attempt(this.translator.reason);
  }

  #fail(code: number, sourceError: unknown): void {
    const { position, duration } = this.translator.moment;
    const isLive = duration === Infinity;
    this.#failedAt = !this.translator.hasStarted ? this.#item.starttime : isLive ? 0 : position;
    const message = code === CODES.unreachable ? UNREACHABLE : UNPLAYABLE;
    this.close('error');
    this.emit('error', { code, message, sourceError });
  }
}

import { AdBreaks } from './ad-breaks.ts';
import { CODES, openSource, type OpenSource } from './open-source.ts';
import { VideoEventTranslator } from './video-event-translator.ts';
import type { Emit, PlayReason } from './player-events.ts';
import { storedPreference, storePreference } from './player-preferences.ts';
import type { PlayerItem, SetupOptions } from './setup-options.ts';
import { PlayerContainer } from './player-container.ts';
import { Captions, loadThumbnails, putTracks } from './text-tracks.ts';

/** The code for blocked autoplay. */
const NOT_ALLOWED = 303_220;
const UNPLAYABLE = 'This video cannot be played.';
const UNREACHABLE = 'This video cannot be reached. Is there a connection?';

/** A player after setup: its stage in the page, and the item open on it. */
export class Playback {
  readonly stage: PlayerContainer;
  readonly captions: Captions;
  readonly reporter: VideoEventTranslator;
  readonly ads: AdBreaks;
  #item: PlayerItem;
  #source: OpenSource | null = null;
  /** The position when the item failed, in seconds. */
  #failedAt = 0;
  readonly #removal = new AbortController();

  constructor(
    place: HTMLElement,
    options: SetupOptions,
    item: PlayerItem,
    private readonly emit: Emit,
    onEnd: () => void,
  ) {
    this.stage = new PlayerContainer(place, options, (level) => {
      this.#source?.chooseLevel(level);
      emit('levelsChanged', this.quality);
    });
    const { video } = this.stage;
    const emitFor =
      (name: 'captionsList' | 'captionsChanged') => (tracks: Captions['choices'], track: number) =>
        emit(name, { tracks, track });
    this.captions = new Captions(video, emitFor('captionsList'), emitFor('captionsChanged'));
    this.reporter = new VideoEventTranslator(video, emit, {
      play: () => {
        if (!this.#source) this.#loadAgain();
        if (!this.ads.isDue) return;
        video.pause();
        void this.#showAds('interaction');
      },
      begin: () => {
        this.stage.releaseFrame();
        this.stage.addControls();
        // Shows the controls briefly; they hide again if nobody moves the pointer.
        this.stage.showControls();
        this.stage.askForPress(false);
        loadThumbnails(video);
      },
      end: onEnd,
    });
    this.ads = new AdBreaks(this.stage, options.advertising, (event) => emit(event, {}));
    followChoices(video, options, emit, this.#removal.signal);
    this.#item = item;
    this.ads.schedule(item.adschedule);
    this.#load(item.starttime);
    this.stage.mount(options, () => this.attempt('interaction'));
    this.#dress(item);
    this.stage.controller.addEventListener('userinactivechange', (event) => {
      emit(event instanceof CustomEvent && event.detail === true ? 'userInactive' : 'userActive', {});
    });
  }

  get quality() {
    const { qualities } = this.stage;
    return { levels: qualities.levels(), currentQuality: qualities.selectedIndex + 1 };
  }

  /** Opens an item and starts loading it. */
  open(item: PlayerItem): void {
    this.stage.holdFrame();
    this.close('idle');
    this.#item = item;
    this.ads.schedule(item.adschedule);
    this.#load(item.starttime);
    this.#dress(item);
    // If nobody plays it, its own picture shows.
    queueMicrotask(() => {
      if (this.stage.video.paused) this.stage.releaseFrame();
    });
  }

  attempt(playReason: PlayReason): void {
    const { video } = this.stage;
    if (!video.paused) return;
    if (!this.#source) this.#loadAgain();
    if (this.ads.isDue) {
      void this.#showAds(playReason);
      return;
    }
    const source = this.#source;
    this.reporter.reason = playReason;
    video.play().catch((error: unknown) => {
      // The attempt was for a source that is no longer open.
      if (this.#source !== source) return;
      this.reporter.reason = 'interaction';
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) {
        this.stage.releaseFrame();
        this.stage.askForPress(true);
      }
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
    if (outcome === 'done' && this.stage.video.isConnected) this.attempt(playReason);
    if (outcome !== 'refused') return;
    this.stage.askForPress(true);
    this.emit('autostartNotAllowed', { code: NOT_ALLOWED, error: null, reason: 'autoplayDisabled' });
  }

  /** In a live stream, a negative position counts back from the live edge. */
  seek(position: number): void {
    const { video } = this.stage;
    const { duration, seekRange } = this.reporter.moment;
    // Nothing is loaded yet, so load from that position.
    if (seekRange.end === 0) {
      this.#load(position, true);
      return;
    }
    const wanted = duration === Infinity && position < 0 ? seekRange.end + position : position;
    video.currentTime = Math.min(Math.max(wanted, seekRange.start), seekRange.end);
  }

  close(state: 'idle' | 'error'): void {
    this.stage.video.pause();
    this.reporter.stopped(state);
    this.#source?.close();
    this.#source = null;
  }

  remove(): void {
    this.#removal.abort();
    this.ads.remove();
    this.close('idle');
    this.stage.remove();
  }

  /** A failed item resumes where it failed; a stopped one at its start position. */
  #loadAgain(): void {
    this.#load(this.reporter.state === 'error' ? this.#failedAt : this.#item.starttime);
    this.stage.showError(null);
  }

  #load(position: number, isRequested = position > 0): void {
    const { stage } = this;
    const wasPlaying = !stage.video.paused;
    this.#source?.close();
    this.reporter.opened();
    this.#source = openSource(stage.video, this.#item, isRequested ? position : null, {
      onQualities: (qualities) => {
        stage.qualities.offer(qualities);
        this.emit('levels', this.quality);
      },
      onLive: (window) => stage.setLive(window),
      onFailure: (code, sourceError) => {
        const { position, duration } = this.reporter.moment;
        this.#failedAt = !this.reporter.hasStarted
          ? this.#item.starttime
          : duration === Infinity
            ? 0
            : position;
        const message = code === CODES.unreachable ? UNREACHABLE : UNPLAYABLE;
        this.close('error');
        stage.releaseFrame();
        stage.showError(message);
        this.emit('error', { code, message, sourceError });
      },
    });
    // Changing the source pauses a video element.
    if (wasPlaying) this.attempt(this.reporter.reason);
  }

  /** Applies the parts of an item other than its source. */
  #dress(item: PlayerItem): void {
    this.stage.showError(null);
    this.stage.setPoster(item.image);
    this.captions.reset();
    putTracks(this.stage.video, item);
  }
}

/** The speeds that a video element plays. */
const SLOWEST = 0.25;
const FASTEST = 4;

/** Restores volume, mute and speed as the viewer last chose them, and reports their changes from any origin. */
function followChoices(
  video: HTMLVideoElement,
  { mute }: SetupOptions,
  emit: Emit,
  signal: AbortSignal,
): void {
  const remembered = Number(storedPreference('volume'));
  if (remembered > 0 && remembered <= 1) video.volume = remembered;
  video.muted = mute ?? storedPreference('muted') === 'true';
  const speed = Number(storedPreference('speed'));
  if (speed >= SLOWEST && speed <= FASTEST) video.defaultPlaybackRate = video.playbackRate = speed;
  let { volume, muted } = video;
  const storeChanges = () => {
    if (video.muted !== muted) storePreference('muted', String(video.muted));
    if (video.volume !== volume && video.volume > 0) storePreference('volume', String(video.volume));
    if (video.playbackRate !== video.defaultPlaybackRate)
      storePreference('speed', String(video.playbackRate));
  };
  video.addEventListener('volumechange', () => {
    storeChanges();
    if (video.volume !== volume) emit('volume', { volume: Math.round(video.volume * 100) });
    if (video.muted !== muted) emit('mute', { mute: video.muted });
    ({ volume, muted } = video);
  });
  video.addEventListener('ratechange', () => {
    storeChanges();
    // Also apply the speed to other sources.
    video.defaultPlaybackRate = video.playbackRate;
    emit('playbackRateChanged', { playbackRate: video.playbackRate, position: video.currentTime });
  });
  // The events arrive after the changes, and never in a page that is left at once.
  addEventListener('pagehide', storeChanges, { signal });
}

import { AdBreaks } from './ad-breaks.ts';
import { CODES, openSource, type OpenSource } from './open-source.ts';
import { PlaybackReporter } from './playback-reporter.ts';
import type { Emit, PlayReason } from './player-events.ts';
import { storedPreference, storePreference } from './player-preferences.ts';
import type { PlayerItem, SetupOptions } from './setup-options.ts';
import { PlayerContainer } from './player-container.ts';
import { Captions, loadThumbnails, putTracks } from './text-tracks.ts';

/** Why a browser does not play by itself. */
const NOT_ALLOWED = 303_220;
const UNPLAYABLE = 'This video cannot be played.';
const UNREACHABLE = 'This video cannot be reached. Is there a connection?';

/** A player that has been set up: its stage in the page, and the item that is open on it. */
export class Playback {
  readonly stage: PlayerContainer;
  readonly captions: Captions;
  readonly reporter: PlaybackReporter;
  readonly ads: AdBreaks;
  #item: PlayerItem;
  #source: OpenSource | null = null;
  /** Where the item stood when it failed, in seconds. */
  #failedAt = 0;

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
    const tell = (name: 'captionsList' | 'captionsChanged') => (tracks: Captions['choices'], track: number) =>
      emit(name, { tracks, track });
    this.captions = new Captions(video, tell('captionsList'), tell('captionsChanged'));
    this.reporter = new PlaybackReporter(video, emit, {
      play: () => {
        if (!this.#source) this.#loadAgain();
        if (!this.ads.isDue) return;
        video.pause();
        void this.#showAds('interaction');
      },
      begin: () => {
        this.stage.furnish();
        // The controls show for a moment, and go again where nobody moves.
        this.stage.stir();
        this.stage.askForPress(false);
        loadThumbnails(video);
      },
      end: onEnd,
    });
    this.ads = new AdBreaks(this.stage, options.advertising, (event) => emit(event, {}));
    reportChoices(video, emit);
    this.#item = item;
    this.#load(item.starttime);
    this.stage.raise(options, () => this.attempt('interaction'));
    this.#dress(item);
    this.stage.controller.addEventListener('userinactivechange', (event) => {
      emit(event instanceof CustomEvent && event.detail === true ? 'userInactive' : 'userActive', {});
    });
  }

  get quality() {
    const { qualities } = this.stage;
    return { levels: qualities.levels(), currentQuality: qualities.selectedIndex + 1 };
  }

  /** Puts an item on the stage and begins to load it. */
  open(item: PlayerItem): void {
    this.close('idle');
    this.#item = item;
    this.#load(item.starttime);
    this.#dress(item);
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
      // The attempt was about a source that is no longer open.
      if (this.#source !== source) return;
      this.reporter.reason = 'interaction';
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) this.stage.askForPress(true);
      if (isRefused && playReason === 'autostart') {
        this.emit('autostartNotAllowed', { code: NOT_ALLOWED, error, reason: 'autoplayDisabled' });
      } else {
        this.emit('playAttemptFailed', { code: NOT_ALLOWED, error, item: this.#item, playReason });
      }
    });
  }

  /** The ads that are due, then the video. */
  async #showAds(playReason: PlayReason): Promise<void> {
    const outcome = await this.ads.show();
    if (outcome === 'done' && this.stage.video.isConnected) this.attempt(playReason);
    if (outcome !== 'refused') return;
    this.stage.askForPress(true);
    this.emit('autostartNotAllowed', { code: NOT_ALLOWED, error: null, reason: 'autoplayDisabled' });
  }

  /** A position below 0 of a live stream counts from its live edge. */
  seek(position: number): void {
    const { video } = this.stage;
    const { duration, seekRange } = this.reporter.moment;
    // Nothing is loaded yet: it is loaded from there.
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
    this.ads.remove();
    this.close('idle');
    this.stage.remove();
  }

  /** What failed begins where it stood; what was stopped, where it first began. */
  #loadAgain(): void {
    this.#load(this.reporter.state === 'error' ? this.#failedAt : this.#item.starttime);
    this.stage.say(null);
  }

  #load(position: number, wasAsked = position > 0): void {
    const { stage } = this;
    const goesOn = !stage.video.paused;
    this.#source?.close();
    this.reporter.opened();
    this.#source = openSource(stage.video, this.#item, wasAsked ? position : null, {
      onQualities: (qualities) => {
        stage.qualities.offer(qualities);
        this.emit('levels', this.quality);
      },
      onLive: (window) => stage.setLive(window),
      onFailure: (code, sourceError) => {
        const { position, duration } = this.reporter.moment;
        this.#failedAt = !this.reporter.begun ? this.#item.starttime : duration === Infinity ? 0 : position;
        const message = code === CODES.unreachable ? UNREACHABLE : UNPLAYABLE;
        this.close('error');
        stage.say(message);
        this.emit('error', { code, message, sourceError });
      },
    });
    // Another source halts a video element.
    if (goesOn) this.attempt(this.reporter.reason);
  }

  /** What goes with an item besides its source. */
  #dress(item: PlayerItem): void {
    this.stage.say(null);
    this.stage.setLive(null);
    this.stage.setPoster(item.image);
    this.captions.forget();
    putTracks(this.stage.video, item);
  }
}

/** Volume, mute and speed, whoever changes them; the volume is remembered, but silence is not: no player starts with it. */
function reportChoices(video: HTMLVideoElement, emit: Emit): void {
  const remembered = Number(storedPreference('volume'));
  if (remembered > 0 && remembered <= 1) video.volume = remembered;
  let { volume, muted } = video;
  video.addEventListener('volumechange', () => {
    if (video.volume !== volume) emit('volume', { volume: Math.round(video.volume * 100) });
    if (video.muted !== muted) emit('mute', { mute: video.muted });
    ({ volume, muted } = video);
    if (volume > 0) storePreference('volume', String(volume));
  });
  video.addEventListener('ratechange', () => {
    // Other sources would be played as fast as ever.
    video.defaultPlaybackRate = video.playbackRate;
    emit('playbackRateChanged', { playbackRate: video.playbackRate, position: video.currentTime });
  });
}

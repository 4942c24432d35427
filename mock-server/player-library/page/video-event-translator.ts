import type { Emit, PlayerState, PlayReason } from './player-events.ts';

/** Translates the events of a video element into those of the player. */
export class VideoEventTranslator {
  state: PlayerState = 'idle';
  /** The reason of the next start, if it is not the viewer's. */
  reason: PlayReason = 'interaction';
  #position = 0;
  #hasStarted = false;
  #openedAt = 0;
  #bufferPercent = 0;
  #sound: { readonly volume: number; readonly muted: boolean };
  #rate: number;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly emit: Emit,
    private readonly after: {
      readonly play: () => void;
      readonly end: () => void;
    },
  ) {
    video.addEventListener('play', () => this.#onPlay());
    video.addEventListener('waiting', () => this.#waiting());
    video.addEventListener('playing', () => this.#playing());
    video.addEventListener('pause', () => this.#paused());
    video.addEventListener('timeupdate', () => this.#time());
    video.addEventListener('seeking', () => this.#seeking());
    video.addEventListener('seeked', () => this.#seeked());
    video.addEventListener('ended', () => this.#ended());
    video.addEventListener('progress', () => this.#loaded());
    video.addEventListener('volumechange', () => this.#sounds());
    video.addEventListener('ratechange', () => this.#paced());
    this.#sound = { volume: video.volume, muted: video.muted };
    this.#rate = video.playbackRate;
  }

  /** Whether the item's first frame has been shown. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** A new item has been opened; nothing of it has been shown yet. */
  opened(): void {
    this.#hasStarted = false;
    this.#position = 0;
    this.#bufferPercent = 0;
    this.#openedAt = performance.now();
    this.state = 'idle';
  }

  /** The player itself has stopped the item. */
  stopped(state: 'idle' | 'error'): void {
    const change = this.#change(state);
    if (state === 'idle' && change.oldstate !== 'idle') this.emit('idle', change);
  }

  get moment() {
    const { currentTime: position, duration, seekable } = this.video;
    const last = seekable.length - 1;
    const seekRange = last < 0 ? { start: 0, end: 0 } : { start: seekable.start(0), end: seekable.end(last) };
    return { position, currentTime: position, duration: Number.isNaN(duration) ? 0 : duration, seekRange };
  }

  /** How much of the item is loaded: from 0 to 100; 0 for a live stream. */
  get bufferPercent(): number {
    const { buffered, duration } = this.video;
    if (buffered.length === 0 || !Number.isFinite(duration) || duration <= 0) return 0;
    return Math.min(100, (100 * buffered.end(buffered.length - 1)) / duration);
  }

  #change(newstate: PlayerState) {
    const oldstate = this.state;
    this.state = newstate;
    return { oldstate, newstate, reason: newstate };
  }

  #onPlay(): void {
    this.after.play();
    this.emit('beforePlay', { playReason: this.reason, viewable: 1 });
    if (this.video.readyState < this.video.HAVE_FUTURE_DATA) this.#waiting();
  }

  #waiting(): void {
    if (this.video.paused || this.state === 'buffering' || this.state === 'error') return;
    this.emit('buffer', this.#change('buffering'));
  }

  #playing(): void {
    // Playback that must wait for an ad is paused as soon as it starts.
    if (this.state === 'playing' || this.video.paused) return;
    const playReason = this.reason;
    this.reason = 'interaction';
    this.emit('play', { ...this.#change('playing'), playReason, viewable: 1 });
    if (!this.#hasStarted) this.#awaitFrame();
  }

  #awaitFrame(): void {
    const { video } = this;
    const shown = () => {
      video.removeEventListener('timeupdate', shown);
      if (this.#hasStarted) return;
      this.#hasStarted = true;
      this.#position = video.currentTime;
      this.emit('firstFrame', { loadTime: Math.round(performance.now() - this.#openedAt), viewable: 1 });
    };
    // A background tab renders no frames, and old browsers do not report them; `timeupdate` is the fallback.
    video.addEventListener('timeupdate', shown);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(shown);
  }

  #paused(): void {
    // A video that ends pauses first; report only the end.
    if (this.video.ended || (this.state !== 'playing' && this.state !== 'buffering')) return;
    this.emit('pause', { ...this.#change('paused'), viewable: 1 });
  }

  #time(): void {
    if (!this.#hasStarted || this.state === 'idle' || this.state === 'error' || this.video.seeking) return;
    if (this.video.currentTime === this.#position) return;
    this.#position = this.video.currentTime;
    this.emit('time', { ...this.moment, viewable: 1 });
  }

  #seeking(): void {
    if (!this.#hasStarted) return;
    const { currentTime: offset } = this.video;
    this.emit('seek', { ...this.moment, position: this.#position, currentTime: this.#position, offset });
    if (this.state === 'complete') this.state = 'paused';
  }

  #seeked(): void {
    if (!this.#hasStarted) return;
    this.#position = this.video.currentTime;
    this.emit('seeked', {});
  }

  #ended(): void {
    this.#change('complete');
    this.emit('complete', {});
    this.after.end();
  }

  #loaded(): void {
    const { bufferPercent } = this;
    if (bufferPercent === 0 || bufferPercent === this.#bufferPercent) return;
    this.#bufferPercent = bufferPercent;
    this.emit('bufferChange', { bufferPercent, ...this.moment });
  }

  #sounds(): void {
    const { volume, muted } = this.video;
    const before = this.#sound;
    this.#sound = { volume, muted };
    if (volume !== before.volume) this.emit('volume', { volume: Math.round(volume * 100) });
    if (muted !== before.muted) this.emit('mute', { mute: muted });
  }

  /** The rate stays for later items. */
  #paced(): void {
    const { playbackRate } = this.video;
    if (playbackRate === this.#rate) return;
    this.#rate = this.video.defaultPlaybackRate = playbackRate;
    this.emit('playbackRateChanged', { playbackRate, position: this.video.currentTime });
  }
}

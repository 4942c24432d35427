import type { Emit, Moment } from './player-events.ts';

/** Translates the events of a video element into those of the player. */
export class VideoEventTranslator {
  #state: 'idle' | 'buffering' | 'playing' | 'paused' | 'complete' = 'idle';
  #position = 0;
  #hasStarted = false;
  #bufferPercent = 0;
  #sound: { readonly volume: number; readonly muted: boolean };
  #rate: number;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly emit: Emit,
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

  /** The player itself has stopped the item, or opened another one; nothing of that has been shown yet. */
  reset(): void {
    this.#hasStarted = false;
    this.#position = 0;
    this.#bufferPercent = 0;
    this.#state = 'idle';
  }

  get moment(): Moment {
    const { currentTime: position, duration, seekable } = this.video;
    const last = seekable.length - 1;
    const seekRange = last < 0 ? { start: 0, end: 0 } : { start: seekable.start(0), end: seekable.end(last) };
    return { position, currentTime: position, duration: Number.isNaN(duration) ? 0 : duration, seekRange };
  }

  /** How much of the item is loaded: from 0 to 100; 0 for a live stream. */
  get #loadedPercent(): number {
    const { buffered, duration } = this.video;
    if (buffered.length === 0 || !Number.isFinite(duration) || duration <= 0) return 0;
    return Math.min(100, (100 * buffered.end(buffered.length - 1)) / duration);
  }

  #onPlay(): void {
    if (this.video.readyState < this.video.HAVE_FUTURE_DATA) this.#waiting();
  }

  #waiting(): void {
    if (this.video.paused || this.#state === 'buffering') return;
    this.#state = 'buffering';
    this.emit('buffer', {});
  }

  #playing(): void {
    // Playback that must wait for an ad is paused as soon as it starts.
    if (this.#state === 'playing' || this.video.paused) return;
    this.#state = 'playing';
    this.emit('play', {});
    if (!this.#hasStarted) this.#awaitFrame();
  }

  #awaitFrame(): void {
    const { video } = this;
    const shown = () => {
      video.removeEventListener('timeupdate', shown);
      if (this.#hasStarted) return;
      this.#hasStarted = true;
      this.#position = video.currentTime;
      this.emit('firstFrame', {});
    };
    // A background tab renders no frames, and old browsers do not report them; `timeupdate` is the fallback.
    video.addEventListener('timeupdate', shown);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(shown);
  }

  #paused(): void {
    // A video that ends pauses first; report only the end.
    if (this.video.ended || (this.#state !== 'playing' && this.#state !== 'buffering')) return;
    this.#state = 'paused';
    this.emit('pause', {});
  }

  #time(): void {
    const { currentTime, seeking } = this.video;
    if (!this.#hasStarted || seeking || currentTime === this.#position) return;
    this.#position = currentTime;
    this.emit('time', this.moment);
  }

  #seeking(): void {
    if (!this.#hasStarted) return;
    const { currentTime: offset } = this.video;
    this.emit('seek', { ...this.moment, position: this.#position, currentTime: this.#position, offset });
    if (this.#state === 'complete') this.#state = 'paused';
  }

  #seeked(): void {
    if (!this.#hasStarted) return;
    this.#position = this.video.currentTime;
    this.emit('seeked', {});
  }

  #ended(): void {
    this.#state = 'complete';
    this.emit('complete', {});
  }

  #loaded(): void {
    const bufferPercent = this.#loadedPercent;
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

import type { LibraryEvent } from '#adapters/hosted-player/player-library.ts';

/** The rates that the library plays. */
const SLOWEST = 0.25;
const FASTEST = 4;

/** The settings of a player and the device that it casts to, which stay from item to item. A change is reported, once. */
export class SimulatedSettings {
  volume = 100;
  muted = false;
  rate = 1;
  controls = true;
  /** The name of the device that is there to cast to. */
  #device: string | null = null;
  #casts = false;

  constructor(
    private readonly emit: (event: string, detail: LibraryEvent & { readonly controls?: boolean }) => void,
  ) {}

  setVolume(volume: number): void {
    const before = this.volume;
    if (Number.isFinite(volume)) this.volume = Math.min(100, Math.max(0, volume));
    if (this.volume !== before) this.emit('volume', { volume: this.volume });
  }

  setMute(state: boolean): void {
    if (state === this.muted) return;
    this.muted = state;
    this.emit('mute', { mute: state });
  }

  setRate(rate: number, position: number): void {
    const before = this.rate;
    if (Number.isFinite(rate)) this.rate = Math.min(FASTEST, Math.max(SLOWEST, rate));
    if (this.rate !== before) this.emit('playbackRateChanged', { playbackRate: this.rate, position });
  }

  setControls(state: boolean): void {
    if (state === this.controls) return;
    this.controls = state;
    this.emit('controls', { controls: state });
  }

  offerDevice(name: string): void {
    this.#device = name;
    this.#reportCast();
  }

  /** Without a device nothing changes. */
  cast(casts: boolean): void {
    if (casts === this.#casts || this.#device === null) return;
    this.#casts = casts;
    this.#reportCast();
  }

  #reportCast(): void {
    const deviceName = (this.#casts && this.#device) || '';
    this.emit('cast', { available: this.#device !== null, active: this.#casts, deviceName });
  }
}

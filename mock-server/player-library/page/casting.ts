import type { Emit } from './player-events.ts';

/** Casting by the browser's Remote Playback API. Without it nothing is available. */
export class Casting {
  readonly #remote: RemotePlayback | undefined;
  readonly #watching = new AbortController();
  #isAvailable = false;

  constructor(
    video: HTMLVideoElement,
    private readonly emit: Emit,
  ) {
    this.#remote = 'remote' in video ? video.remote : undefined;
  }

  /** Looks for devices from now on. */
  watch(): void {
    const { signal } = this.#watching;
    for (const change of ['connect', 'disconnect'])
      this.#remote?.addEventListener(change, () => this.#report(), { signal });
    void this.#ask((remote) =>
      remote.watchAvailability((isAvailable) => {
        this.#isAvailable = isAvailable;
        this.#report();
      }),
    );
  }

  /** Ends what `watch` has begun: while the browser looks for devices, it keeps the video and all that refers to it. */
  close(): void {
    this.#watching.abort();
    void this.#ask((remote) => remote.cancelWatchAvailability());
  }

  /** Asks the viewer for a device. */
  request(): void {
    void this.#ask((remote) => remote.prompt());
  }

  /** Only the viewer can stop it: the browser asks them. */
  stop(): void {
    if (this.#isActive) this.request();
  }

  get #isActive(): boolean {
    return this.#remote?.state === 'connected';
  }

  #report(): void {
    const active = this.#isActive;
    this.emit('cast', { available: active || this.#isAvailable, active });
  }

  /** The browser may refuse, and some lack the methods or return no promise. */
  async #ask(ask: (remote: RemotePlayback) => unknown): Promise<void> {
    try {
      if (this.#remote) await ask(this.#remote);
    } catch {
      // Nothing has changed.
    }
  }
}

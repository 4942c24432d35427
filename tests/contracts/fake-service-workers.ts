import type { WorkerMessage } from '#domain/releases/worker-message.ts';

/** A service worker of a release, which answers as the app's own does. */
class FakeWorker extends EventTarget {
  state = 'installing';
  constructor(
    readonly release: string,
    private readonly onActivate: (worker: FakeWorker) => void,
  ) {
    super();
  }
  postMessage(message: WorkerMessage, transfer: readonly MessagePort[] = []): void {
    if (message === 'activate') this.onActivate(this);
    else transfer[0]?.postMessage(this.release);
  }
}

/** The service workers of one browser, for one page. */
export class FakeServiceWorkers extends EventTarget {
  registered: string | null = null;
  updates = 0;
  /** What the browser does when the page asks it for a newer release. */
  onUpdate: () => void = () => undefined;
  readonly #registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: null as FakeWorker | null,
    update: () => {
      this.updates += 1;
      this.onUpdate();
      return Promise.resolve();
    },
  });

  async register(address: string): Promise<unknown> {
    this.registered = address;
    return this.#registration;
  }

  /** The release that serves the browser; null if there is none. */
  get serving(): string | null {
    return this.#registration.active?.release ?? null;
  }

  /** A release is found and installed; it waits if another one serves the browser. */
  install(release: string): void {
    const worker = new FakeWorker(release, (each) => this.#activate(each));
    this.#registration.installing = worker;
    this.#registration.dispatchEvent(new Event('updatefound'));
    this.#registration.installing = null;
    this.#registration.waiting = worker;
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    if (!this.#registration.active) this.#activate(worker);
  }

  /** Another tab lets the waiting release serve the browser. */
  activateElsewhere(): void {
    if (this.#registration.waiting) this.#activate(this.#registration.waiting);
  }

  #activate(worker: FakeWorker): void {
    this.#registration.waiting = null;
    this.#registration.active = worker;
    worker.state = 'activated';
    this.dispatchEvent(new Event('controllerchange'));
  }
}

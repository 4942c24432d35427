import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A program of its own, with other globals than the app's: not part of this one's types. */
const WORKER: string = '#ui/service-worker/service-worker.ts';
const ADDRESS = 'https://app.test/app/assets/markdown-a1b2c3.js';
const ONE_SECOND_MS = 1000;

/** A request of a page as the worker receives it; `answer` is what the page gets. */
class FileRequest extends Event {
  readonly request = { method: 'GET', mode: 'cors', url: ADDRESS };
  answer: Promise<Response> = Promise.reject(new Error('The worker did not answer'));
  readonly waitUntil = () => undefined;
  constructor() {
    super('fetch');
    this.answer.catch(() => undefined);
  }
  readonly respondWith = (answer: Promise<Response>) => {
    this.answer = answer;
    answer.catch(() => undefined);
  };
}

/** Starts the worker in a browser that has stored nothing. */
async function startWorker(send: typeof fetch): Promise<EventTarget> {
  const self = Object.assign(new EventTarget(), {
    location: new URL('https://app.test/app/service-worker.js'),
    registration: { scope: 'https://app.test/app/' },
  });
  const cache = { put: async () => undefined };
  vi.stubGlobal('self', self);
  vi.stubGlobal('registration', self.registration);
  vi.stubGlobal('location', self.location);
  vi.stubGlobal('RELEASE', 'one');
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => cache });
  vi.stubGlobal('fetch', send);
  await import(WORKER);
  return self;
}

/** Never answers, like a network that takes a request and then is silent. */
const silent = vi.fn<typeof fetch>(
  (_, init) =>
    new Promise((_answer, refuse) => {
      init?.signal?.addEventListener('abort', () => refuse(new Error('The request was ended')));
    }),
);

async function ask(worker: EventTarget): Promise<FileRequest> {
  const request = new FileRequest();
  worker.dispatchEvent(request);
  await vi.advanceTimersByTimeAsync(0);
  return request;
}

/** What has become of an answer: `waits`, or how it ended. */
async function stateOf({ answer }: FileRequest): Promise<string> {
  return Promise.race([
    answer.then(
      (response) => response.text(),
      (failure: unknown) => String(failure),
    ),
    new Promise<string>((later) => setImmediate(later, 'waits')),
  ]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file that the service worker has not stored', () => {
  it('fails, and its request ends, once the network has not answered for 30 seconds', async () => {
    const request = await ask(await startWorker(silent));
    await vi.advanceTimersByTimeAsync(29 * ONE_SECOND_MS);
    expect(await stateOf(request)).toBe('waits');
    await vi.advanceTimersByTimeAsync(2 * ONE_SECOND_MS);
    expect(await stateOf(request)).toBe('Error: The request was ended');
  });

  it('may take longer to arrive once the network has answered', async () => {
    let isOver = false;
    let end = (): void => undefined;
    const body = new ReadableStream({
      start: (sink) => {
        end = () => {
          sink.enqueue(new TextEncoder().encode('home()'));
          sink.close();
        };
      },
    });
    const slow: typeof fetch = async (_, init) => {
      init?.signal?.addEventListener('abort', () => (isOver = true));
      return new Response(body, { headers: { 'content-type': 'text/javascript' } });
    };
    const request = await ask(await startWorker(slow));
    await vi.advanceTimersByTimeAsync(60 * ONE_SECOND_MS);
    end();
    expect(await (await request.answer).text()).toBe('home()');
    expect(isOver).toBe(false);
  });
});

import type { Analytics } from '#application/ports/analytics.ts';

export interface CollectorOptions {
  readonly key: string;
  /** Without a trailing slash. */
  readonly base: string;
}

/** Analytics by JSON posts to `{base}/page`, `/track` and `/identify`, which outlive the page and carry no cookies. */
export function makeCollectorAnalytics(send: typeof fetch, { key, base }: CollectorOptions): Analytics {
  // Names what belongs to one visit: it is kept nowhere, and ends with the page.
  const visit = Math.random().toString(36).slice(2);
  const post = (call: string, told: object): void => {
    send(`${base}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ writeKey: key, visit, ...told }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  return {
    page: (path, title) => post('page', { path, title }),
    track: ({ name, properties }) => post('track', { event: name, properties }),
    identify: (member, subscription) =>
      post('identify', { userId: member, traits: { subscriptionStatus: subscription } }),
  };
}

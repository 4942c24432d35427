import type { VideoAnalytics } from '#application/ports/video-analytics.ts';

export interface BeaconOptions {
  readonly token: string;
  /** Without a trailing slash. */
  readonly base: string;
}

/** The video platform's beacons: JSON posts to `{base}/video` that outlive the page and send no cookies (PLY-09). */
export const makeBeaconVideoAnalytics = (
  send: typeof fetch,
  { token, base }: BeaconOptions,
): VideoAnalytics => ({
  report: (beat, media) => {
    send(`${base}/video`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, event: beat, mediaid: media }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  },
});

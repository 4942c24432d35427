import type { VideoAnalytics } from '#application/ports/video-analytics.ts';

export interface BeaconOptions {
  readonly token: string;
  /** Without a trailing slash. */
  readonly base: string;
}

/** Beacons of the video platform: JSON posts to `{base}/video`, which outlive the page and carry no cookies (PLY-09). */
export const makeBeaconVideoAnalytics = (
  send: typeof fetch,
  { token, base }: BeaconOptions,
): VideoAnalytics => ({
  tell: (beat, media) => {
    send(`${base}/video`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, event: beat, mediaid: media }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  },
});

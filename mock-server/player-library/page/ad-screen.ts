import { openSource } from './open-source.ts';
import { tellOf } from './load-ad.ts';
import type { WaitBudget } from './wait-budget.ts';
import type { Ad } from './vast.ts';

/** What an ad is shown in, over the video. */
export const adScreen = `<div class="ad" role="region" aria-label="Advertisement" hidden>
  <video playsinline></video>
  <p class="ad-label">Advertisement <span class="ad-left"></span></p>
  <button class="ad-toggle" type="button">Pause</button>
  <button class="ad-skip" type="button" disabled></button>
</div>`;

/** How an ad came out; `refused`: the browser does not start by itself. */
export type AdOutcome = 'shown' | 'failed' | 'refused';

/** Milliseconds in which a film that plays shows a picture. */
const BETWEEN_PICTURES = 500;

const QUARTILES = ['firstQuartile', 'midpoint', 'thirdQuartile'];

interface AdOptions {
  /** In seconds; null where the ad cannot be skipped. */
  readonly skipAfter: number | null;
  /** What is played later: the ad is as loud. */
  readonly volume: HTMLVideoElement;
  /** For its first picture, and for each that comes late. */
  readonly patience: WaitBudget;
  readonly onStart: () => void;
  readonly signal: AbortSignal;
}

/** So many seconds, as '1:15'. */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Shows an ad in its screen, to its end or until it is skipped. It never keeps on waiting. */
export function showAd(screen: HTMLElement, ad: Ad, options: AdOptions): Promise<AdOutcome> {
  const { skipAfter, volume, patience, onStart, signal } = options;
  const find = (selector: string) => screen.querySelector(selector) as HTMLElement;
  const video = find('video') as HTMLVideoElement;
  const [left, toggle, skip] = [find('.ad-left'), find('.ad-toggle'), find('.ad-skip') as HTMLButtonElement];
  const over = new AbortController();
  const during = { signal: over.signal };
  let hasStarted = false;
  let quartiles = 0;

  return new Promise((resolve) => {
    const end = (outcome: AdOutcome, event: string | null) => {
      if (over.signal.aborted) return;
      over.abort();
      patience.rest();
      if (event) tellOf(ad, event);
      video.pause();
      source.close();
      screen.hidden = true;
      resolve(outcome);
    };
    const fail = () => end('failed', 'error');
    const look = () => {
      patience.wait(fail, BETWEEN_PICTURES);
      const { currentTime, duration } = video;
      const ahead = Number.isFinite(duration) ? Math.max(0, Math.ceil(duration - currentTime)) : 0;
      left.textContent = ahead > 0 ? minutesOf(ahead) : '';
      while (quartiles < 3 && currentTime / duration >= (quartiles + 1) / 4) {
        tellOf(ad, QUARTILES[quartiles] ?? '');
        quartiles++;
      }
      if (skipAfter === null) return;
      const until = Math.ceil(skipAfter - currentTime);
      skip.disabled = until > 0;
      skip.textContent = until > 0 ? `Skip ad in ${until}` : 'Skip ad';
    };

    const source = openSource(video, { sources: ad.files, tracks: [], starttime: 0 }, null, {
      onQualities: () => undefined,
      onLive: () => undefined,
      onFailure: fail,
    });
    patience.wait(fail);
    skip.hidden = skipAfter === null;
    const soundAsChosen = () => Object.assign(video, { volume: volume.volume, muted: volume.muted });
    soundAsChosen();
    volume.addEventListener('volumechange', soundAsChosen, during);
    skip.addEventListener('click', () => end('shown', 'skip'), during);
    toggle.addEventListener(
      'click',
      () => (video.paused ? void video.play().catch(() => undefined) : video.pause()),
      during,
    );
    video.addEventListener('pause', () => patience.rest(), during);
    for (const event of ['play', 'pause'])
      video.addEventListener(event, () => (toggle.textContent = video.paused ? 'Play' : 'Pause'), during);
    video.addEventListener('play', () => hasStarted && look(), during);
    video.addEventListener('timeupdate', look, during);
    video.addEventListener('ended', () => end('shown', 'complete'), during);
    video.addEventListener(
      'playing',
      () => {
        if (hasStarted) return;
        hasStarted = true;
        screen.hidden = false;
        look();
        for (const event of ['impression', 'start']) tellOf(ad, event);
        onStart();
      },
      during,
    );
    signal.addEventListener('abort', () => end('failed', null), during);
    video.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused && !hasStarted) end('refused', null);
    });
  });
}

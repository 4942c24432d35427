import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import { openSource } from './open-source.ts';
import { sendBeacons } from './load-ad.ts';
import type { AdWaitBudget } from './ad-wait-budget.ts';
import type { Ad } from './vast.ts';

/** The markup of an ad, over the video. */
export const adScreen = `<div class="ad" role="region" aria-label="Advertisement" hidden>
  <video playsinline></video>
  <p class="ad-label">Advertisement <span class="ad-left"></span></p>
  <button class="ad-toggle" type="button">Pause</button>
  <button class="ad-skip" type="button" disabled></button>
</div>`;

/** The outcome of an ad; `refused`: the browser does not allow autoplay. */
export type AdOutcome = 'shown' | 'failed' | 'refused';

/** Milliseconds within which a playing film renders the next picture. */
const BETWEEN_PICTURES = 500;

const QUARTILES = ['firstQuartile', 'midpoint', 'thirdQuartile'];

interface AdOptions {
  /** In seconds; null if the ad cannot be skipped. */
  readonly skipAfter: number | null;
  /** The main video, whose volume the ad follows. */
  readonly volume: HTMLVideoElement;
  /** Limits the wait for its first picture, and for each that is late. */
  readonly budget: AdWaitBudget;
  readonly onStart: () => void;
  readonly signal: AbortSignal;
}

/** Shows an ad until it ends or is skipped. It never waits indefinitely. */
export function showAd(screen: HTMLElement, ad: Ad, options: AdOptions): Promise<AdOutcome> {
  const { skipAfter, volume, budget, onStart, signal } = options;
  const { video, left, toggle, skip } = partsOf(screen);
  const over = new AbortController();
  const during = { signal: over.signal };
  let hasStarted = false;
  const trackQuartiles = quartileTracker(ad);

  return new Promise((resolve) => {
    const end = (outcome: AdOutcome, event: string | null) => {
      if (over.signal.aborted) return;
      over.abort();
      budget.rest();
      if (event) sendBeacons(ad, event);
      video.pause();
      source.close();
      screen.hidden = true;
      resolve(outcome);
    };
    const fail = () => end('failed', 'error');
    const look = () => {
      budget.wait(fail, BETWEEN_PICTURES);
      left.textContent = timeLeft(video);
      trackQuartiles(video.currentTime / video.duration);
      if (skipAfter !== null) offerSkip(skip, Math.ceil(skipAfter - video.currentTime));
    };

    const source = openSource(video, { sources: ad.files, tracks: [], starttime: 0 }, null, {
      onQualities: () => undefined,
      onLive: () => undefined,
      onFailure: fail,
    });
    budget.wait(fail);
    skip.hidden = skipAfter === null;
    followSound(video, volume, over.signal);
    connectToggle(toggle, video, over.signal);
    skip.addEventListener('click', () => end('shown', 'skip'), during);
    video.addEventListener('pause', () => budget.rest(), during);
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
        for (const event of ['impression', 'start']) sendBeacons(ad, event);
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

function partsOf(screen: HTMLElement) {
  const find = (selector: string) => screen.querySelector(selector) as HTMLElement;
  return {
    video: find('video') as HTMLVideoElement,
    left: find('.ad-left'),
    toggle: find('.ad-toggle'),
    skip: find('.ad-skip') as HTMLButtonElement,
  };
}

/** Empty if the length is unknown, or no time is left. */
function timeLeft({ currentTime, duration }: HTMLVideoElement): string {
  const ahead = Number.isFinite(duration) ? Math.max(0, Math.ceil(duration - currentTime)) : 0;
  return ahead > 0 ? minutesAndSeconds(ahead) : '';
}

/** Reports each quartile when the watched part reaches it. */
function quartileTracker(ad: Ad): (watched: number) => void {
  let quartiles = 0;
  return (watched) => {
    while (quartiles < QUARTILES.length && watched >= (quartiles + 1) / 4) {
      sendBeacons(ad, QUARTILES[quartiles] ?? '');
      quartiles++;
    }
  };
}

/** @param until seconds until the ad can be skipped */
function offerSkip(skip: HTMLButtonElement, until: number): void {
  skip.disabled = until > 0;
  skip.textContent = until > 0 ? `Skip ad in ${until}` : 'Skip ad';
}

/** Applies the volume of the main video to the ad. */
function followSound(video: HTMLVideoElement, volume: HTMLVideoElement, signal: AbortSignal): void {
  const soundAsChosen = () => Object.assign(video, { volume: volume.volume, muted: volume.muted });
  soundAsChosen();
  volume.addEventListener('volumechange', soundAsChosen, { signal });
}

function connectToggle(toggle: HTMLElement, video: HTMLVideoElement, signal: AbortSignal): void {
  toggle.addEventListener(
    'click',
    () => (video.paused ? void video.play().catch(() => undefined) : video.pause()),
    { signal },
  );
  for (const event of ['play', 'pause'])
    video.addEventListener(event, () => (toggle.textContent = video.paused ? 'Play' : 'Pause'), { signal });
}

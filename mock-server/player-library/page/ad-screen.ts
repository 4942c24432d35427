import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';
import { adScreenStyle } from './ad-screen-style.ts';
import { openSource } from './open-source.ts';
import { sendBeacons } from './load-ad.ts';
import type { AdWaitBudget } from './ad-wait-budget.ts';
import type { Ad } from './vast.ts';

/** The screen of the ads, over the video, hidden until there is one. */
export function makeAdScreen(): HTMLElement {
  const screen = document.createElement('div');
  screen.className = 'ad';
  screen.setAttribute('role', 'region');
  screen.setAttribute('aria-label', 'Advertisement');
  screen.hidden = true;
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) =>
    Object.assign(document.createElement(name), { className });
  const video = Object.assign(make('video', 'ad-film'), { playsInline: true });
  const label = make('p', 'ad-label');
  label.append('Advertisement ', make('span', 'ad-left'));
  const toggle = Object.assign(make('button', 'ad-toggle'), { type: 'button', textContent: 'Pause' });
  const skip = Object.assign(make('button', 'ad-skip'), { type: 'button', disabled: true });
  const root = screen.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(adScreenStyle);
  root.adoptedStyleSheets = [sheet];
  root.append(video, label, toggle, skip);
  return screen;
}

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

    const film = { sources: ad.files, tracks: [], starttime: 0 };
    const source = openSource(video, film, null, { emit: () => undefined, onFailure: fail });
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
  const find = (selector: string) => screen.shadowRoot?.querySelector(selector) as HTMLElement;
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
  toggle.addEventListener('click', () => setPaused(video, !video.paused), { signal });
  for (const event of ['play', 'pause'])
    video.addEventListener(event, () => (toggle.textContent = video.paused ? 'Play' : 'Pause'), { signal });
}

/** The browser may silently refuse to resume. */
function setPaused(video: HTMLVideoElement, isPaused: boolean): void {
  if (isPaused) video.pause();
  else void video.play().catch(() => undefined);
}

/** Pauses or resumes the ad that is shown, if there is one. */
export function pauseAd(screen: HTMLElement, isPaused: boolean): void {
  if (!screen.hidden) setPaused(partsOf(screen).video, isPaused);
}

/** Calls back when the ad that is shown is paused or resumed. */
export function onAdChange(screen: HTMLElement, listener: (isPlaying: boolean) => void): void {
  const { video } = partsOf(screen);
  for (const event of ['play', 'pause'])
    video.addEventListener(event, () => {
      if (!screen.hidden && !video.ended) listener(!video.paused);
    });
}

/** Moves the focus into the ad. */
export function focusAd(screen: HTMLElement): void {
  partsOf(screen).toggle.focus();
}

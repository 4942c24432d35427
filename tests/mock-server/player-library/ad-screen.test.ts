// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  makeAdScreen,
  onAdChange,
  pauseAd,
  showAd,
  type AdOutcome,
} from '#mock-server/player-library/page/ad-screen.ts';
import { AdWaitBudget } from '#mock-server/player-library/page/ad-wait-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An ad of 12 s that can be skipped after 5 s, on its screen. */
function setUp() {
  const screen = makeAdScreen();
  document.body.replaceChildren(screen);
  const part = (selector: string) => screen.shadowRoot?.querySelector(selector);
  const video = part('video') as HTMLVideoElement;
  const skip = part('.ad-skip') as HTMLButtonElement;
  const toggle = part('.ad-toggle') as HTMLButtonElement;
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const film = { currentTime: 0, duration: 12, paused: false };
  for (const name of ['currentTime', 'duration', 'paused'] as const)
    Object.defineProperty(video, name, { get: () => film[name] });
  const outcomes: AdOutcome[] = [];
  const { signal } = new AbortController();
  void showAd(
    screen,
    { files: [], skipAfter: null, beacons: new Map() },
    {
      skipAfter: 5,
      volume: document.createElement('video'),
      budget: new AdWaitBudget(4000),
      onStart: () => undefined,
      signal,
    },
  ).then((outcome) => outcomes.push(outcome));
  const shows = (seconds: number) => {
    film.currentTime = seconds;
    video.dispatchEvent(new Event(seconds === 0 ? 'playing' : 'timeupdate'));
  };
  return { screen, video, skip, toggle, film, play, outcomes, shows };
}

describe('an ad on its screen [PLY-07]', () => {
  it.each([
    [0, 'Skip ad in 5', true],
    [4.1, 'Skip ad in 1', true],
    [5, 'Skip ad', false],
  ])('at %d s shows "%s"', (seconds, words, isDisabled) => {
    const { skip, shows } = setUp();
    shows(0);
    if (seconds > 0) shows(seconds);
    expect([skip.textContent, skip.disabled]).toEqual([words, isDisabled]);
  });

  it('that shows nothing is given up after 4 s', async () => {
    const { outcomes, screen } = setUp();
    await vi.advanceTimersByTimeAsync(3999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([outcomes, screen.hidden]).toEqual([['failed'], true]);
  });

  it('that stalls midway is given up when its wait budget is used up', async () => {
    const { outcomes, shows } = setUp();
    await vi.advanceTimersByTimeAsync(1000);
    shows(0);
    await vi.advanceTimersByTimeAsync(250);
    shows(3);
    await vi.advanceTimersByTimeAsync(3499);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['failed']);
  });

  it('that the viewer paused is waited for', async () => {
    const { outcomes, video, film, shows } = setUp();
    shows(0);
    film.paused = true;
    video.dispatchEvent(new Event('pause'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcomes).toEqual([]);
  });

  it('may silently refuse to resume', async () => {
    const { toggle, film, play, shows } = setUp();
    shows(0);
    film.paused = true;
    play.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    toggle.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('has a name and says what it is', () => {
    const { screen } = setUp();
    expect([screen.getAttribute('role'), screen.getAttribute('aria-label')]).toEqual([
      'region',
      'Advertisement',
    ]);
    expect(screen.shadowRoot?.textContent).toContain('Advertisement');
  });

  it('is paused and resumed by the page, which is told', () => {
    const { screen, video, film, play, shows } = setUp();
    const pause = vi.spyOn(video, 'pause').mockReturnValue();
    const changes: boolean[] = [];
    onAdChange(screen, (isPlaying) => changes.push(isPlaying));
    pauseAd(screen, true);
    expect(pause).not.toHaveBeenCalled();
    shows(0);
    pauseAd(screen, true);
    film.paused = true;
    video.dispatchEvent(new Event('pause'));
    pauseAd(screen, false);
    film.paused = false;
    video.dispatchEvent(new Event('play'));
    expect([pause.mock.calls.length, play.mock.calls.length, changes]).toEqual([1, 2, [false, true]]);
  });
});

import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfferRelease } from '#application/releases/offer-release.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeControllableReleases } from '#tests/doubles/controllable-releases.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const releases = makeControllableReleases();
  const page = makeControllablePageLifecycle();
  const video$ = new BehaviorSubject(false);
  const clock = makeFixedClock();
  const addressBar = makeRecordingAddressBar();
  const offer = makeOfferRelease(releases, page, video$, clock, addressBar);
  offer.start();
  const navigate = () => {
    offer.navigated();
    vi.advanceTimersByTime(1000);
  };
  return { releases, page, video$, clock, addressBar, offer, navigate };
}

it('a newer release is offered after the next navigation, once the page is at rest', () => {
  const { releases, offer } = started();
  releases.deploy();
  expect(offer.now()).toBe(false);
  offer.navigated();
  vi.advanceTimersByTime(999);
  expect(offer.now()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(offer.now()).toBe(true);
});

it('nothing is offered before there is a newer release', () => {
  const { offer, navigate } = started();
  expect(offer.now()).toBe(false);
  navigate();
  expect(offer.now()).toBe(false);
});

it('it is offered when the viewer comes back to the tab', () => {
  const { releases, page, offer } = started();
  releases.deploy();
  page.show();
  vi.advanceTimersByTime(1000);
  expect(offer.now()).toBe(true);
});

it('it is not offered while a video plays, nor if a navigation starts one', () => {
  const { releases, video$, offer, navigate } = started();
  releases.deploy();
  offer.navigated();
  video$.next(true);
  vi.advanceTimersByTime(1000);
  expect(offer.now()).toBe(false);
  video$.next(false);
  navigate();
  expect(offer.now()).toBe(true);
  video$.next(true);
  expect(offer.now()).toBe(false);
});

it('put off, it is offered again an hour later', () => {
  const { releases, offer, clock, navigate } = started();
  releases.deploy();
  navigate();
  offer.postpone();
  navigate();
  expect(offer.now()).toBe(false);
  clock.set(HOUR_MS);
  navigate();
  expect(offer.now()).toBe(true);
});

it('files are stored once nothing has been opened for ten seconds, and once only', () => {
  const { releases, video$, offer } = started();
  vi.advanceTimersByTime(9999);
  offer.navigated();
  vi.advanceTimersByTime(9999);
  video$.next(true);
  vi.advanceTimersByTime(9999);
  expect(releases.done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(releases.done).toEqual(['start']);
  video$.next(false);
  vi.advanceTimersByTime(10_000);
  expect(releases.done).toEqual(['start']);
});

it('accepted, it serves the browser before the page loads again', async () => {
  const { releases, addressBar, offer, navigate } = started();
  releases.deploy();
  navigate();
  expect(await offer.accept()).toBe(true);
  expect(releases.done).toEqual(['activate']);
  expect(addressBar.leftFor).toHaveLength(1);
});

it('accepted, it does not interrupt a video that has been opened since', async () => {
  const { releases, video$, addressBar, offer, navigate } = started();
  releases.deploy();
  navigate();
  const isReloaded = offer.accept();
  video$.next(true);
  expect(await isReloaded).toBe(false);
  expect(addressBar.leftFor).toEqual([]);
});

it('it is looked for every hour and when the viewer comes back; starting again changes nothing', () => {
  const { releases, page, offer } = started();
  offer.start();
  vi.advanceTimersByTime(2 * HOUR_MS);
  page.show();
  expect(releases.done).toEqual(['start', 'check', 'check', 'check']);
});

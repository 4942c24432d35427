// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { untilIdle } from '#adapters/browser/until-idle.ts';
import { settled } from '#tests/builders/settled.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
});

const loading = (state: string) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });

it('settles once the page is loaded and the browser reports that it is idle [API-06]', async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (idle: () => void) => waiting.push(idle) });
  loading('interactive');
  let isIdle = false;
  void untilIdle(window).then(() => (isIdle = true));
  await settled();
  expect(waiting).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  await settled();
  expect([waiting.length, isIdle]).toEqual([1, false]);
  waiting[0]?.();
  await settled();
  expect(isIdle).toBe(true);
});

it('settles a little later in a browser that does not report it [API-06]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  loading('complete');
  let isIdle = false;
  void untilIdle(window).then(() => (isIdle = true));
  await vi.advanceTimersByTimeAsync(199);
  expect(isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isIdle).toBe(true);
});

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenPrefetch } from '#ui/navigation/screen-prefetch.ts';
import { useIdlePrefetch } from '#ui/navigation/use-idle-prefetch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function setUp(isShown: boolean) {
  const prefetch = vi.fn<(path: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(ScreenPrefetch, { value: prefetch }, children);
  const hook = renderHook((shown: boolean) => useIdlePrefetch('/workout/:slug', shown), {
    initialProps: isShown,
    wrapper,
  });
  return { prefetch, ...hook };
}

it('prefetches the code of a screen once the present one has been shown for a while', () => {
  const { prefetch, rerender } = setUp(false);
  vi.advanceTimersByTime(5000);
  expect(prefetch).not.toHaveBeenCalled();
  rerender(true);
  vi.advanceTimersByTime(999);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/workout/:slug');
});

it('prefetches nothing for a screen that is left before', () => {
  const { prefetch, unmount } = setUp(true);
  unmount();
  vi.advanceTimersByTime(5000);
  expect(prefetch).not.toHaveBeenCalled();
});

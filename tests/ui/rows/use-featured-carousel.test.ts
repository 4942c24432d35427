// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFeaturedCarousel } from '#ui/rows/use-featured-carousel.ts';

afterEach(cleanup);

it('shows the last item that is left if items go while it shows [CAT-01]', () => {
  const { result, rerender } = renderHook(({ items }) => useFeaturedCarousel(items), {
    initialProps: { items: 3 },
  });
  act(() => result.current.show(2));
  expect(result.current.shown).toBe(2);
  rerender({ items: 2 });
  expect(result.current.shown).toBe(1);
  act(() => result.current.turn(1));
  expect(result.current.shown).toBe(0);
  rerender({ items: 0 });
  expect(result.current.shown).toBe(0);
});

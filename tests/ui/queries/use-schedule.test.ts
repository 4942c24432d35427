// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { catchUpHours } from '#domain/live/catch-up-hours.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { DAY_MS } from '#domain/time/milliseconds.ts';
import { aLiveProgram, timeOfDay } from '#tests/builders/a-live-program.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { useSchedule } from '#ui/queries/use-schedule.ts';
import { InjectionContext } from '#ui/session/use-injection.ts';

afterEach(cleanup);

const SPAN = { from: timeOfDay('00:00'), to: timeOfDay('00:00') + DAY_MS };
const CHANNELS = Array.from({ length: 60 }, (_, index) => ({
  ...aMediaItem({ id: mediaId(`channel-${index}`), contentType: 'livechannel' }),
  channel: { catchUp: catchUpHours('0'), logo: null, background: null, schedule: null },
}));

/** A guide that shows some of the channels, and what was loaded for it. */
function renderGuide() {
  const program = aLiveProgram('09:00', '10:00');
  const load = vi.fn(() => Promise.resolve([{ program, from: program.start, to: program.end }]));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(InjectionContext, { value: () => load as never }, children),
    );
  let channel = CHANNELS[0] as (typeof CHANNELS)[number];
  const first = renderHook(() => useSchedule(channel, SPAN), { wrapper });
  const show = async (index: number) => {
    channel = CHANNELS[index] as typeof channel;
    const before = load.mock.calls.length;
    first.rerender();
    await waitFor(() => expect(first.result.current).toHaveLength(1), { interval: 1 });
    return load.mock.calls.length - before;
  };
  const kept = () => client.getQueryCache().getAll().length;
  return { show, kept };
}

it('keeps forty schedules that nothing shows: those that arrived last [LIV-09]', async () => {
  const { show, kept } = renderGuide();
  for (let index = 1; index < 60; index += 1) expect(await show(index)).toBe(1);
  expect(kept()).toBe(40 + 1);
  expect(await show(50)).toBe(0);
  expect(await show(5)).toBe(1);
});

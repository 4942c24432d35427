import { setTimeout as wait } from 'node:timers/promises';
import { simulatedPlayerLibrary } from '#features/support/dom/simulated-player-library.ts';
import { NOW } from '#tests/mock-server/open-platform.ts';
import { enterPlatform, ORIGIN } from '../in-process-platform.ts';
import { durationOf } from './contract-items.ts';
import { DOCUMENTED_EVENTS } from './documented-events.ts';
import { describePlayerLibrary, type HeardEvent } from './player-library-contract.ts';

const UNANSWERED = `${ORIGIN}/unanswered`;

/** The real library is held against the same contract in Chromium: `npm run test:library`. */
describePlayerLibrary('that the DOM assembly simulates', {
  origin: () => ORIGIN,
  unanswered: () => UNANSWERED,
  setUp: async (options) => {
    const { fetch } = await enterPlatform('visitor');
    const players = simulatedPlayerLibrary({
      durationOf,
      now: () => NOW.getTime(),
      get: async (address) => {
        if (address === UNANSWERED) return new Promise(() => undefined);
        const response = await fetch(address);
        return { status: response.status, text: await response.text() };
      },
    });
    const heard: HeardEvent[] = [];
    const player = players.library({} as HTMLElement).setup(options);
    for (const name of Object.keys(DOCUMENTED_EVENTS))
      player.on(name, (detail) => void heard.push({ name, detail }));
    return {
      call: async (method, ...values) => {
        const methods = player as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
        const value = methods[method]?.(...values);
        await wait(0);
        return value === player ? undefined : value;
      },
      heard: async () => heard,
      watch: async (seconds) => players.present().at(-1)?.watch(seconds),
      close: async () => void player.remove(),
    };
  },
});

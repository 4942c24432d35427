import { createServer } from '#mock-server/server.ts';
import type { Assemblies } from '../assembly.ts';
import { catalogueOn, durationOf, PLATFORM_ORIGIN } from '../catalogue.ts';
import { makeDomAssembly } from './dom-assembly.ts';
import { makeSimulatedTime } from './simulated-time.ts';
import { openTab } from './simulated-window.ts';
import { loadApp } from './start-in-tab.ts';

const origins = { app: 'http://localhost:8080', platform: PLATFORM_ORIGIN };

/** The mock platform in this process, and the app in a DOM before it. */
export async function openDom(): Promise<Assemblies> {
  const server = createServer({
    origin: origins.platform,
    appOrigin: origins.app,
    catalogueOn,
  });
  const clock = makeSimulatedTime();
  // Libraries look for a window when they load.
  openTab(origins.app, {}, () => undefined);
  await loadApp();
  return {
    make: async (person, now) => {
      // The world keeps how far its time is from this clock's.
      clock.reset();
      clock.setSystemTime(now);
      const made = await server.inject({
        method: 'POST',
        url: '/__mock/worlds',
        payload: { person, now: now.toISOString() },
      });
      const { world } = made.json<{ world: string }>();
      return makeDomAssembly({ server, origins, durationOf, world, clock });
    },
    end: async () => {
      clock.uninstall();
      await server.close();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { createServer } from '#mock-server/server.ts';
import type { Assemblies } from '../assembly.ts';
import { catalogueOn, durationOf, PLATFORM_ORIGIN } from '../catalogue.ts';
import { makeDomAssembly, type DomAssembly } from './dom-assembly.ts';
import { makeSimulatedTime } from './simulated-time.ts';
import { SharedByTabs } from './shared-by-tabs.ts';
import { openTab } from './simulated-window.ts';
import { loadApp } from './start-in-tab.ts';

const origins = { app: 'http://localhost:8080', platform: PLATFORM_ORIGIN };

/** Makes in-process assemblies, one after another. */
export interface DomAssemblies extends Assemblies {
  make(person: string, now: Date): Promise<DomAssembly>;
}

/**
 * The mock platform in this process, with the app running against it in a DOM.
 *
 * @param prepare is called with the platform before it is ready
 */
export async function openDom(
  prepare: (server: FastifyInstance) => void = () => undefined,
): Promise<DomAssemblies> {
  const server = createServer({
    origin: origins.platform,
    appOrigin: origins.app,
    catalogueOn,
  });
  prepare(server);
  const clock = makeSimulatedTime();
  // Libraries look for a window when they load.
  openTab(origins.app, new SharedByTabs(), () => undefined);
  await loadApp();
  return {
    make: async (person, now) => {
      // The world stores its time as an offset from this clock.
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

import { expect, it, vi } from 'vitest';
import { NOW, ORIGIN } from '../open-platform.ts';
import { catalogue } from './todays-catalogue.ts';

/** The catalogue as another process generates it, with no cached modules. */
async function regenerated() {
  vi.resetModules();
  const { createCatalogue } = await import('#mock-server/catalogue/catalogue.ts');
  return createCatalogue({ origin: ORIGIN, today: NOW });
}

it('the catalogue is the same whenever and wherever it is generated', async () => {
  const other = await regenerated();
  expect(other).not.toBe(catalogue);
  expect(other.workouts).toEqual(catalogue.workouts);
  expect(other.daily).toEqual(catalogue.daily);
  expect(other.programs).toEqual(catalogue.programs);
  expect(other.config).toEqual(catalogue.config);
});

import type { Scenario } from './scenario.ts';

const MS_AN_HOUR = 3_600_000;

/** Lets hours pass at the platform alone: what it has signed expires. */
export async function advancePlatformTime({ assembly }: Scenario, hours: number): Promise<void> {
  const { platform } = assembly;
  const { now } = (await platform.request('GET', '/__mock/world')) as { readonly now: string };
  const later = new Date(Date.parse(now) + hours * MS_AN_HOUR);
  await platform.request('PUT', '/__mock/world', { now: later.toISOString() });
}

import assert from 'node:assert/strict';
import type { Scenario } from './scenario.ts';

/**
 * Nothing has to be scrolled to sideways now.
 *
 * @param where in the message: 'At 320'
 */
export async function assertNoHorizontalOverflow({ layout }: Scenario, where = 'Here'): Promise<void> {
  assert.equal(Math.max(await layout.overflow(), 0), 0, `${where}, something runs off the side`);
}

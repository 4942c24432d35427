import type { Scenario } from './scenario.ts';

/** Advances time that stands still millisecond by millisecond until a check passes, at most this far. */
export async function assertWithin(
  { assembly }: Scenario,
  most: number,
  check: () => Promise<void>,
): Promise<void> {
  for (let waited = 0; waited < most; waited++) {
    if (await holds(check)) return;
    await assembly.wait(1);
  }
  await assembly.eventually(check);
}

const holds = (check: () => Promise<void>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  );

/** Advances time that stands still to the last millisecond before a moment, and then to the moment itself. */
export async function assertAt(
  scenario: Scenario,
  moment: number,
  before: () => Promise<void>,
  then: () => Promise<void>,
  onItsWay = 0,
): Promise<void> {
  const { assembly } = scenario;
  await assembly.settle();
  await assembly.wait(moment - 1);
  await assembly.settle();
  await before();
  await assembly.wait(1);
  await assertWithin(scenario, onItsWay, then);
}

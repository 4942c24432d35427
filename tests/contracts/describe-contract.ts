import { describe } from 'vitest';

/**
 * Runs one suite against every implementation of a port, by name.
 *
 * @param makers functions that make a new subject: an implementation, and what the suite needs to observe and
 * control it
 */
export function describeContract<Maker>(
  port: string,
  makers: Readonly<Record<string, Maker>>,
  suite: (make: Maker) => void,
): void {
  describe.each(Object.entries(makers))(`${port} %s`, (_, make) => suite(make));
}

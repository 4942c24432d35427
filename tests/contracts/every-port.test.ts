import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORTS = `${ROOT}application/ports/`;

/** A file is a port if it exports an interface to implement or a token to provide. */
const isPort = (text: string): boolean => /^export (interface\s|const \w+ = token<)/m.test(text);

const ports = readdirSync(PORTS).filter((file) => isPort(readFileSync(PORTS + file, 'utf8')));
const suites = readdirSync(`${ROOT}tests/contracts`).filter((file) => file.endsWith('.contract.test.ts'));

describe('the contracts of the ports', () => {
  it.each([
    ['export interface Clock {', true],
    ["export const Clock = token<Clock>('Clock');", true],
    ['export type Result<T> = T;', false],
    ['interface Means {', false],
  ])('apply to a file with %j: %s', (text, asked) => {
    expect(isPort(text)).toBe(asked);
  });

  it('have a suite for each port, and for nothing else', () => {
    expect(ports.length).toBeGreaterThan(0);
    expect(suites).toEqual(ports.map((file) => file.replace(/\.ts$/, '.contract.test.ts')));
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS } from '#tools/environment/chromium.mjs';

/** It is no dependency: some of what it brings cannot be installed everywhere. */
const PACKAGE = 'lighthouse@12.8';
const INSTALL_MS = 180_000;
const AUDIT_MS = 120_000;
const LARGEST_REPORT = 64 * 1024 * 1024;

export type Device = 'mobile' | 'desktop';

/** What Lighthouse makes of a page; times in milliseconds, the score of 100. */
export interface Audit {
  readonly score: number;
  readonly largestContent: number;
  readonly blocked: number;
  readonly shift: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Lighthouse as it can be run here. */
export interface Lighthouse {
  readonly version: string;
  readonly path: string;
}

const run = promisify(execFile);
const ending = new AbortController();

/** Ends an audit that is under way. */
export function endAudit(): void {
  ending.abort();
}

/** Has Lighthouse fetched; null where it cannot be had, as without a network. */
export async function findLighthouse(): Promise<Lighthouse | null> {
  try {
    const found = await run('npx', ['--yes', `--package=${PACKAGE}`, '-c', 'command -v lighthouse'], {
      timeout: INSTALL_MS,
      signal: ending.signal,
    });
    const path = found.stdout.trim();
    const { stdout } = await run(process.execPath, [path, '--version']);
    return { path, version: stdout.trim() };
  } catch {
    return null;
  }
}

export interface AuditOptions {
  readonly lighthouse: Lighthouse;
  readonly device: Device;
  /** The path of the browser. */
  readonly chromium: string;
}

/** Audits a page with Lighthouse's own way of slowing down network and processor. */
export async function audit(address: string, { lighthouse, device, chromium }: AuditOptions): Promise<Audit> {
  const parameters = [
    ...[lighthouse.path, address, '--quiet', '--output=json', '--only-categories=performance'],
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=${['--headless', ...CHROMIUM_ARGUMENTS].join(' ')}`,
  ];
  const { stdout } = await run(process.execPath, parameters, {
    timeout: AUDIT_MS,
    // Of the signals, it ends its browser at this one alone.
    killSignal: 'SIGINT',
    signal: ending.signal,
    maxBuffer: LARGEST_REPORT,
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse could not audit ${address}: ${runtimeError.message}`);
  const number = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    score: (categories.performance.score ?? 0) * 100,
    largestContent: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
}

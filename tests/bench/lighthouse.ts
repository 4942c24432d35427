import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS } from '#tools/environment/chromium.mjs';

/** Not a dependency, because some of its own dependencies cannot be installed everywhere. */
const PACKAGE = 'lighthouse@12.8';
const INSTALL_MS = 180_000;
const AUDIT_MS = 120_000;
const LARGEST_REPORT = 64 * 1024 * 1024;

export type Device = 'mobile' | 'desktop';

/** Lighthouse's figures of a page; times in milliseconds, the score out of 100. */
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

/** An available Lighthouse. */
export interface Lighthouse {
  readonly version: string;
  readonly path: string;
}

const run = promisify(execFile);
const ending = new AbortController();

/** Ends a running audit. */
export function endAudit(): void {
  ending.abort();
}

/** Installs Lighthouse; null if it is not available, for example without a network. */
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
  /** The path of the browser executable. */
  readonly chromium: string;
}

/** Audits a page with Lighthouse's own throttling of network and processor. */
export async function audit(address: string, { lighthouse, device, chromium }: AuditOptions): Promise<Audit> {
  const parameters = [
    ...[lighthouse.path, address, '--quiet', '--output=json', '--only-categories=performance'],
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=${['--headless', ...CHROMIUM_ARGUMENTS].join(' ')}`,
  ];
  const { stdout } = await run(process.execPath, parameters, {
    timeout: AUDIT_MS,
    // SIGINT is the only signal on which Lighthouse also ends its browser.
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

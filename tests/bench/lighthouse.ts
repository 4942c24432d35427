import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS } from '#tools/chromium.mjs';

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

/** The version of Lighthouse that can be run here; null without one, as without a network. */
export async function findLighthouse(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', PACKAGE, '--version'], {
      timeout: INSTALL_MS,
    });
    return stdout.trim();
  } catch {
    return null;
  }
}

/** Audits a page with Lighthouse's own way of slowing down network and processor. */
export async function audit(address: string, device: Device, chromium: string): Promise<Audit> {
  const parameters = [
    ...['--yes', '--prefer-offline', PACKAGE, address],
    ...['--quiet', '--output=json', '--only-categories=performance'],
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=${['--headless', ...CHROMIUM_ARGUMENTS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', parameters, {
    timeout: AUDIT_MS,
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

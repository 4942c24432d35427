import type { GivenBreak } from './setup-options.ts';
import { readVast, mergeBeacons, type Ad, type Beacons } from './vast.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string },
  ): { createHTML(markup: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('hosted-player', { createHTML: (markup) => markup });

/** An XML document that is only read, also in a page with Trusted Types. */
const parseXml = (text: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/xml');

/** The maximum number of wrapper documents before an ad. */
const MOST_WRAPPERS = 5;

/** Loads the ad of a tag; null if there is none, or it cannot be read. `signal` cancels the wait. */
export async function loadAd(tag: string, signal: AbortSignal): Promise<Ad | null> {
  let beacons: Beacons = new Map();
  let address = tag;
  for (let wrappers = 0; wrappers <= MOST_WRAPPERS; wrappers++) {
    const document = await documentAt(address, signal);
    const found = document ? readVast(document) : null;
    if (found?.kind === 'film') return { ...found.ad, beacons: mergeBeacons(beacons, found.ad.beacons) };
    if (found?.kind !== 'wrapper') return null;
    beacons = mergeBeacons(beacons, found.beacons);
    address = found.address;
  }
  return null;
}

/** The ads that a VMAP document lists by their address; none if it cannot be read. */
export async function loadVmap(address: string, signal: AbortSignal): Promise<readonly GivenBreak[]> {
  const document = await documentAt(address, signal);
  return [...(document?.querySelectorAll('AdBreak') ?? [])].flatMap((each) => {
    const tag = each.querySelector('AdTagURI')?.textContent.trim();
    return tag ? [{ offset: each.getAttribute('timeOffset') ?? 'start', tag }] : [];
  });
}

async function documentAt(address: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? parseXml(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Sends the beacons of an ad for an event, ignoring the responses. */
export function sendBeacons({ beacons: told }: Ad, event: string): void {
  for (const address of told.get(event) ?? []) {
    void fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
  }
}

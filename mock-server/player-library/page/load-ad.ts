import { readVast, together, type Ad, type Beacons } from './vast.ts';

/** How many documents may lead on to another one. */
const MOST_WRAPPERS = 5;

/**
 * The ad that a tag leads to; null where there is none, or none that can be read. Whoever cannot wait gives up by `signal`.
 */
export async function loadAd(tag: string, signal: AbortSignal): Promise<Ad | null> {
  let told: Beacons = new Map();
  let address = tag;
  for (let wrappers = 0; wrappers <= MOST_WRAPPERS; wrappers++) {
    const document = await documentAt(address, signal);
    const found = document ? readVast(document) : null;
    if (found?.kind === 'film') return { ...found.ad, told: together(told, found.ad.told) };
    if (found?.kind !== 'wrapper') return null;
    told = together(told, found.told);
    address = found.address;
  }
  return null;
}

async function documentAt(address: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/xml') : null;
  } catch {
    return null;
  }
}

/** Asks for what is to be told of an ad, and reads no answer. */
export function tellOf({ told }: Ad, event: string): void {
  for (const address of told.get(event) ?? []) {
    void fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
  }
}

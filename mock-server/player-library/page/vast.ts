/** An ad that can be shown. */
export interface Ad {
  readonly files: readonly { readonly file: string; readonly type: string }[];
  /** In seconds; null if the ad does not say. */
  readonly skipAfter: number | null;
  readonly beacons: Beacons;
}

/** The addresses to request for each event, by its name. */
export type Beacons = ReadonlyMap<string, readonly string[]>;

/** The content of a document: a film, a link to another document, or nothing that can be shown. */
export type Vast =
  | { readonly kind: 'film'; readonly ad: Ad }
  | { readonly kind: 'wrapper'; readonly address: string; readonly beacons: Beacons }
  | { readonly kind: 'nothing' };

/** Reads the first ad of a VAST document, versions 2 to 4. */
export function readVast(document: Document): Vast {
  const ad = document.querySelector('VAST > Ad');
  const beacons = beaconsOf(ad);
  const address = textOf(ad?.querySelector('Wrapper > VASTAdTagURI'));
  if (address) return { kind: 'wrapper', address, beacons };
  const linear = ad?.querySelector('InLine Linear');
  const files = [...(linear?.querySelectorAll('MediaFile') ?? [])]
    .map((file) => ({ file: textOf(file), type: file.getAttribute('type') ?? '' }))
    .filter(({ file }) => file !== '');
  if (files.length === 0) return { kind: 'nothing' };
  return { kind: 'film', ad: { files, skipAfter: secondsOf(linear?.getAttribute('skipoffset')), beacons } };
}

/** Merges the beacons of the documents that lead to an ad. */
export function mergeBeacons(...all: readonly Beacons[]): Beacons {
  const names = new Set(all.flatMap((each) => [...each.keys()]));
  return new Map([...names].map((name) => [name, all.flatMap((each) => each.get(name) ?? [])]));
}

function beaconsOf(ad: Element | null): Beacons {
  const beacons = new Map<string, string[]>();
  const note = (name: string, element: Element) => {
    const address = textOf(element);
    if (address) beacons.set(name, [...(beacons.get(name) ?? []), address]);
  };
  for (const element of ad?.querySelectorAll('Impression') ?? []) note('impression', element);
  for (const element of ad?.querySelectorAll('Error') ?? []) note('error', element);
  for (const element of ad?.querySelectorAll('Linear Tracking') ?? []) {
    note(element.getAttribute('event') ?? '', element);
  }
  return beacons;
}

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

/** Parses a time like '00:00:05'; a percentage of the film is ignored. */
function secondsOf(time: string | null | undefined): number | null {
  const [, hours, minutes, seconds] = (/^(\d+):(\d+):(\d+)/.exec(time ?? '') ?? []).map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

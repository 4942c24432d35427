/** The customer's page on a social network (SHL-04). */
export interface SocialLink {
  /** The name of the network as the config has it, such as `instagram`. */
  readonly network: string;
  /** An http(s) address. */
  readonly address: string;
}

/** The networks whose names are not just their keys with a capital letter. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
]);

/** The name under which people know a network: it is the same in all languages. */
export function networkName(network: string): string {
  const [first = '', ...rest] = network;
  return NAMES.get(network.toLowerCase()) ?? first.toUpperCase() + rest.join('');
}

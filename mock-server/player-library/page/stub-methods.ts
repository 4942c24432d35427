/**
 * The methods of the hosted platform's player that this player accepts without an effect, by what they return: the player, or a
 * value that says that there is nothing. Those that work are methods of `Player`.
 */
const CHAINED = [
  'addButton',
  'addCues',
  'addPlugin',
  'loadAdTag',
  'loadAdXml',
  'playAd',
  'registerPlugin',
  'removeButton',
  'setAllowFullscreen',
  'setCues',
  'setFloating',
  'skipAdBreak',
] as const;

const NOTHING: Readonly<Record<string, () => unknown>> = {
  getAdBlock: () => false,
  getCues: () => [],
  getFloating: () => false,
  getPlugin: () => null,
  getPlugins: () => ({}),
};

/** Adds the accepted methods to a player. */
export function addStubMethods(player: object): void {
  const accepted = Object.fromEntries(CHAINED.map((name) => [name, () => player]));
  Object.assign(player, accepted, NOTHING);
}

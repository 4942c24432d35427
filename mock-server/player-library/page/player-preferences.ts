/**
 * The viewer's choices for every player. Volume and captions are remembered by the browser; silence and speed by the tab, so that
 * no visit starts silent. Nothing is remembered if the browser does not allow storage.
 */
const KEYS = {
  volume: 'player.volume',
  captions: 'player.captions',
  language: 'player.language',
  muted: 'player.muted',
  speed: 'player.speed',
} as const;

type Choice = keyof typeof KEYS;

const OF_THE_VISIT = new Set<Choice>(['muted', 'speed']);

const storageOf = (choice: Choice): Storage => (OF_THE_VISIT.has(choice) ? sessionStorage : localStorage);

export function storedPreference(choice: Choice): string | null {
  try {
    return storageOf(choice).getItem(KEYS[choice]);
  } catch {
    return null;
  }
}

export function storePreference(choice: Choice, value: string): void {
  try {
    storageOf(choice).setItem(KEYS[choice], value);
  } catch {
    // The browser may refuse to store anything.
  }
}

/** The viewer's choices for every player. Nothing is remembered if the browser does not allow storage. */
const KEYS = { volume: 'player.volume', captions: 'player.captions', language: 'player.language' } as const;

type Choice = keyof typeof KEYS;

export function storedPreference(choice: Choice): string | null {
  try {
    return localStorage.getItem(KEYS[choice]);
  } catch {
    return null;
  }
}

export function storePreference(choice: Choice, value: string): void {
  try {
    localStorage.setItem(KEYS[choice], value);
  } catch {
    // The browser may refuse to store anything.
  }
}

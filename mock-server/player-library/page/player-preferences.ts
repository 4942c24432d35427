/** What a viewer chose once and finds again in every player. Where the browser keeps nothing, nothing is remembered. */
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
    // A browser may refuse to keep anything.
  }
}

import type { PlayerPreferenceStore } from '#application/ports/player-preference-store.ts';
import { NO_PREFERENCES, type PlayerPreferences } from '#domain/playback/player-preferences.ts';

export function makeInMemoryPlayerPreferences(
  chosen: Partial<PlayerPreferences> = {},
): PlayerPreferenceStore {
  let preferences: PlayerPreferences = { ...NO_PREFERENCES, ...chosen };
  return { read: () => preferences, save: (saved) => void (preferences = saved) };
}

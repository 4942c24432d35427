import type { PlayerPreferences } from '#domain/playback/player-preferences.ts';
import { token } from '../injection/token.ts';

/**
 * What the viewer of this device prefers in players. It is kept from visit to visit, except for silence, which lasts as long as
 * the visit. Never fails: what cannot be stored lasts as long as the page.
 */
export interface PlayerPreferenceStore {
  read(): PlayerPreferences;
  save(preferences: PlayerPreferences): void;
}
export const PlayerPreferenceStore = token<PlayerPreferenceStore>('PlayerPreferenceStore');

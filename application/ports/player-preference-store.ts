import type { PlayerPreferences } from '#domain/playback/player-preferences.ts';
import { token } from '../injection/token.ts';

/**
 * What the viewer of this device prefers in players. Volume, captions and their look are kept from visit to visit, silence and speed as long
 * as the visit lasts. Never fails: what cannot be stored lasts as long as the page.
 */
export interface PlayerPreferenceStore {
  read(): PlayerPreferences;
  save(preferences: PlayerPreferences): void;
}
export const PlayerPreferenceStore = token<PlayerPreferenceStore>('PlayerPreferenceStore');

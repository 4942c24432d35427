import type { Observable } from 'rxjs';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import {
  preferencesAfter,
  preferredCaptions,
  requestedSettings,
} from '#domain/playback/player-preferences.ts';
import type { TrackList } from '#domain/playback/player-settings.ts';
import type { PlayerPreferenceStore } from '../ports/player-preference-store.ts';
import type { PlayerSession } from '../ports/player.ts';

/** PLY-08: a player begins as the viewer has left the last one, and what they choose is kept. */
export function keepPreferences(
  steps$: Observable<PlaybackStep>,
  change: PlayerSession['change'],
  store: PlayerPreferenceStore,
): void {
  /** Until the captions of this item are as the viewer prefers them, their changes are not the viewer's. */
  let areCaptionsSettled = false;
  /** The captions that were requested for the viewer: that they are shown then is no choice of the viewer. */
  let requested: number | null | undefined;
  const settle = (captions: TrackList) => {
    areCaptionsSettled = true;
    requested = preferredCaptions(store.read(), captions);
    if (requested !== undefined) change({ captions: requested });
  };
  steps$.subscribe(({ before, now, event }) => {
    // The renewed sources list their captions again, and show none.
    if (event.kind === 'reauthorizing') areCaptionsSettled = false;
    if (event.kind === 'ready') change(requestedSettings(store.read()));
    if (event.kind !== 'settings-changed') return;
    const [last, settings] = [before.state.settings, now.state.settings];
    const { captions } = settings;
    const haveChanged = captions !== last.captions;
    if (haveChanged && !areCaptionsSettled) {
      if (captions.tracks.length > 0) settle(captions);
      return;
    }
    const isRequested = haveChanged && captions.chosen === requested;
    if (isRequested) requested = undefined;
    store.save(preferencesAfter(store.read(), isRequested ? { ...last, captions } : last, settings));
  });
}

import type { Observable } from 'rxjs';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import {
  preferencesAfter,
  preferredCaptions,
  preferredQuality,
  requestedSettings,
} from '#domain/playback/player-preferences.ts';
import type { TrackList } from '#domain/playback/player-settings.ts';
import type { Network } from '../ports/network.ts';
import type { PlayerPreferenceStore } from '../ports/player-preference-store.ts';
import type { PlayerSession } from '../ports/player.ts';

/**
 * PLY-08: a player begins as the viewer has left the last one, and what they choose is kept. While data is saved, the quality is
 * not theirs (PLY-15), and a live stream has one speed only.
 *
 * @param plays a channel's player goes on from its recordings to its live stream, and back
 */
export function keepPreferences(
  steps$: Observable<PlaybackStep>,
  change: PlayerSession['change'],
  store: PlayerPreferenceStore,
  { savesData }: Pick<Network, 'savesData'>,
  plays: 'video' | 'recording' | 'stream',
): void {
  const isStream = plays === 'stream';
  const captions = followTracks(
    (list) => preferredCaptions(store.read(), list),
    (index) => change({ captions: index }),
  );
  const quality = followTracks(
    (list) => (savesData() ? undefined : preferredQuality(store.read(), list)),
    (index) => change({ quality: index }),
  );
  steps$.subscribe(({ before, now, event }) => {
    if (event.kind === 'reauthorizing') {
      captions.restart();
      quality.restart();
    }
    if (event.kind === 'ready') change({ ...requestedSettings(store.read()), ...(isStream && { rate: 1 }) });
    if (event.kind === 'started' && plays !== 'video') change({ rate: isStream ? 1 : store.read().rate });
    if (event.kind !== 'settings-changed') return;
    const [last, settings] = [before.state.settings, now.state.settings];
    const isOwnCaptions = captions.isViewers(last.captions, settings.captions);
    const isOwnQuality = quality.isViewers(last.qualities, settings.qualities) && !savesData();
    const others = {
      ...(!isOwnCaptions && { captions: settings.captions }),
      ...(!isOwnQuality && { qualities: settings.qualities }),
      ...(isStream && { rate: settings.rate }),
    };
    store.save(preferencesAfter(store.read(), { ...last, ...others }, settings));
  });
}

interface FollowedTracks {
  /** The renewed sources of an item list their tracks again, and choose none. */
  readonly restart: () => void;
  /** Whether a change of the list is the viewer's. The first list requests what they prefer. */
  readonly isViewers: (before: TrackList, now: TrackList) => boolean;
}

/**
 * Tells a viewer's choices of tracks from others: until the tracks of an item are as the viewer prefers them, and when those show
 * that were requested for them.
 *
 * @param preferred the index of a track, null for none, or undefined to leave them as they are
 */
function followTracks(
  preferred: (list: TrackList) => number | null | undefined,
  request: (index: number | null) => void,
): FollowedTracks {
  let isSettled = false;
  let requested: number | null | undefined;
  return {
    restart: () => {
      isSettled = false;
    },
    isViewers: (before, now) => {
      if (now === before) return true;
      if (!isSettled) {
        if (now.tracks.length === 0) return false;
        isSettled = true;
        requested = preferred(now);
        if (requested !== undefined) request(requested);
        return false;
      }
      const isRequested = now.chosen === requested;
      if (isRequested) requested = undefined;
      return !isRequested;
    },
  };
}

import { Subject } from 'rxjs';
import { AppFailure } from '#application/app-failure.ts';
import { memoizeAsync } from '#application/memoize-async.ts';
import { withDeadline } from '#application/with-timeout.ts';
import type { PageElement, Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { SettingsRequest } from '#domain/playback/player-settings.ts';
import { libraryCaptions } from './caption-look.ts';
import { mediaElementIn, showInPicture } from './media-element.ts';
import type { LibraryPlayer, LoadPlayerLibrary, PlayerLibrary } from './player-library.ts';
import { makePlayerInstance, type PlayerInstance } from './player-instance.ts';

/** How long the library may take to arrive, in milliseconds. */
const LIBRARY_WAIT_MS = 20_000;

/**
 * The hosted platform's player. Its library is loaded on first use, and again after a failure or a time-out (PLY-01). A player
 * stays in its place for the next item, with its sound and speed.
 *
 * @param ownControls whether it shows its own controls (PLY-08)
 */
export function makeHostedPlayer(load: LoadPlayerLibrary, address: string, ownControls = false): Player {
  const library = memoizeAsync(() => withDeadline(load(address), LIBRARY_WAIT_MS, 'player library'));
  const instances = new WeakMap<PageElement, PlayerInstance>();
  return {
    prepare: () => void library().catch(() => undefined),
    open: (request, place) => {
      const instance = instances.get(place) ?? makePlayerInstance(place, ownControls);
      instances.set(place, instance);
      return openSession(library(), request, instance, ownControls);
    },
    close: (place) => {
      instances.get(place)?.close();
      instances.delete(place);
    },
  };
}

function openSession(
  library: Promise<PlayerLibrary>,
  { ads: loadingAds, ...shown }: PlayRequest,
  instance: PlayerInstance,
  ownControls: boolean,
): PlayerSession {
  const events$ = new Subject<PlayerEvent>();
  let player: LibraryPlayer | null = null;
  let removed = false;

  const remove = () => {
    if (removed) return;
    removed = true;
    events$.next({ kind: 'removed' });
    events$.complete();
    instance.release(events$);
    player = null;
  };
  const open = async (create: PlayerLibrary) => {
    const ads = loadingAds && (await loadingAds);
    if (removed) return;
    // The library ignores it, and would go on with the last item.
    if (shown.item.sources.length === 0) throw new AppFailure('not-found', `${shown.item.id} has no sources`);
    player = instance.show(create, { ...shown, ...(ads !== undefined && { ads }) }, { events$, remove });
  };
  library
    .then(open, () => events$.next({ kind: 'failed', what: 'library' }))
    .catch(() => events$.next({ kind: 'failed', what: 'video', refused: false }));

  const playOrPause = (plays: boolean) => {
    if (instance.now().isShowingAd) player?.pauseAd(!plays);
    else if (plays) player?.play();
    else player?.pause();
  };
  return {
    events$: events$.asObservable(),
    play: () => playOrPause(true),
    pause: () => playOrPause(false),
    seek: (position) => player?.seek(position),
    change: ({ captionStyle, ...settings }) => {
      if (!player) return;
      changeSettings(player, settings);
      // The library's own controls have a menu for it.
      if (!captionStyle || ownControls) return;
      player.setCaptions(libraryCaptions(captionStyle));
      instance.report({ captionStyle });
    },
    cast: (kind) => {
      if (!player) return;
      if (kind === 'airPlay') mediaElementIn(player.getContainer())?.webkitShowPlaybackTargetPicker?.();
      else if (instance.now().settings?.isCasting) player.stopCasting();
      else player.requestCast();
    },
    enterFullScreen: () => {
      if (player) mediaElementIn(player.getContainer())?.webkitEnterFullscreen?.();
    },
    replace: (item, from, plays) => {
      if (player) instance.replace({ ...shown, item, from }, plays);
    },
    remove,
  };
}

function changeSettings(
  player: LibraryPlayer,
  {
    volume,
    isMuted,
    rate,
    captions,
    quality,
    audioTrack,
    isInPicture,
  }: Omit<SettingsRequest, 'captionStyle'>,
): void {
  if (volume !== undefined) player.setVolume(volume);
  if (isMuted !== undefined) player.setMute(isMuted);
  if (rate !== undefined) player.setPlaybackRate(rate);
  // The library's first entry stands for none.
  if (captions !== undefined) player.setCurrentCaptions(captions === null ? 0 : captions + 1);
  if (quality !== undefined) player.setCurrentQuality(quality === null ? 0 : quality + 1);
  if (audioTrack !== undefined) player.setCurrentAudioTrack(audioTrack);
  if (isInPicture === undefined) return;
  const video = mediaElementIn(player.getContainer());
  if (video) showInPicture(video, isInPicture);
}

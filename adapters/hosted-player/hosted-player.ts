import { Subject } from 'rxjs';
import { AppFailure } from '#application/app-failure.ts';
import { memoizeAsync } from '#application/memoize-async.ts';
import { withDeadline } from '#application/with-timeout.ts';
import type { PageElement, Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { LibraryPlayer, LoadPlayerLibrary, PlayerLibrary } from './player-library.ts';
import { makePlayerInstance, type PlayerInstance } from './player-instance.ts';

/** How long the library may take to arrive, in milliseconds. */
const LIBRARY_WAIT_MS = 20_000;

/**
 * The hosted platform's player. Its library is loaded on first use, and again after a failure or a time-out (PLY-01). A player
 * stays in its place for the next item, with its full screen, sound and speed.
 */
export function makeHostedPlayer(load: LoadPlayerLibrary, address: string): Player {
  const library = memoizeAsync(() => withDeadline(load(address), LIBRARY_WAIT_MS, 'player library'));
  const instances = new WeakMap<PageElement, PlayerInstance>();
  return {
    prepare: () => void library().catch(() => undefined),
    open: (request, place) => {
      const instance = instances.get(place) ?? makePlayerInstance(place);
      instances.set(place, instance);
      return openSession(library(), request, instance);
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

  return {
    events$: events$.asObservable(),
    play: () => player?.play(),
    pause: () => player?.pause(),
    seek: (position) => player?.seek(position),
    focus: () => {
      if (player) moveFocusTo(player.getContainer());
    },
    replace: (item, from, plays) => {
      if (player) instance.replace({ ...shown, item, from }, plays);
    },
    remove,
  };
}

/** A container that delegates its focus does not take it from what is shown inside. */
function moveFocusTo(container: HTMLElement): void {
  container.querySelector<HTMLElement>(':focus')?.blur();
  container.focus();
}

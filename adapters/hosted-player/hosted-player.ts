import { Subject } from 'rxjs';
import { memoizeAsync } from '#application/memoize-async.ts';
import type { Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import type { PlayerEvent, Position } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type {
  LibraryAdvertising,
  LibraryEvent,
  LibraryItem,
  LibraryPlayer,
  LibrarySetup,
  LoadPlayerLibrary,
  PlayerLibrary,
} from './player-library.ts';

/** The hosted platform's player. Its library is loaded on first use, and again after a failure (PLY-01). */
export function makeHostedPlayer(load: LoadPlayerLibrary, address: string): Player {
  const library = memoizeAsync(() => load(address));
  return {
    prepare: () => void library().catch(() => undefined),
    open: (request, place) => openSession(library(), request, place),
  };
}

/** The app's player events by those of the library: without and with a position. */
const PLAIN_FACTS = {
  ready: 'ready',
  autostartNotAllowed: 'autoplay-blocked',
  adBreakStart: 'ads-began',
  adBreakEnd: 'ads-ended',
  userActive: 'user-active',
  userInactive: 'user-inactive',
} as const;

const POSITION_FACTS = {
  play: 'started',
  pause: 'paused',
  time: 'time',
  seeked: 'seeked',
} as const;

function openSession(
  library: Promise<PlayerLibrary>,
  request: PlayRequest,
  place: HTMLElement,
): PlayerSession {
  const events$ = new Subject<PlayerEvent>();
  let player: LibraryPlayer | null = null;
  let removed = false;

  const open = async (create: PlayerLibrary) => {
    const ads = request.ads && (await request.ads);
    if (removed) return;
    player = create(place);
    player.setup({ ...setupOf(request), ...(ads && { advertising: advertisingOf(ads) }) });
    report(player, events$);
  };
  library
    .then(open, () => events$.next({ kind: 'failed', what: 'library' }))
    .catch(() => events$.next({ kind: 'failed', what: 'video', refused: false }));

  return {
    events$: events$.asObservable(),
    play: () => player?.play(),
    pause: () => player?.pause(),
    seek: (position) => player?.seek(position),
    focus: () => player?.getContainer().focus(),
    replace: (item, from, plays) => {
      player?.load([libraryItem({ ...request, item, from })]);
      if (plays) player?.play();
    },
    remove: () => {
      if (removed) return;
      removed = true;
      events$.next({ kind: 'removed' });
      events$.complete();
      player?.remove();
      player = null;
    },
  };
}

function report(player: LibraryPlayer, events$: Subject<PlayerEvent>): void {
  for (const [event, kind] of Object.entries(PLAIN_FACTS)) player.on(event, () => events$.next({ kind }));
  for (const [event, kind] of Object.entries(POSITION_FACTS)) {
    player.on(event, (detail) => events$.next({ kind, ...positionOf(player, detail) }));
  }
  player.on('seek', ({ offset }) => {
    events$.next({
      kind: 'seeking',
      ...positionOf(player, offset === undefined ? {} : { position: offset }),
    });
  });
  player.on('playAttemptFailed', ({ error }) => {
    if (!isTakenBack(error)) events$.next({ kind: 'autoplay-blocked' });
  });
  player.on('playbackRateChanged', ({ playbackRate: rate = 1 }) =>
    events$.next({ kind: 'rate-changed', rate }),
  );
  player.on('complete', () => {
    const { duration } = positionOf(player, {});
    events$.next({ kind: 'completed', position: duration, duration });
  });
  for (const event of ['error', 'setupError']) {
    player.on(event, ({ code }) => events$.next({ kind: 'failed', what: 'video', refused: isRefusal(code) }));
  }
}

const advertisingOf = ({ breaks, skipAfter }: AdSchedule): LibraryAdvertising => ({
  client: 'vast',
  schedule: breaks,
  ...(skipAfter !== null && { skipoffset: skipAfter }),
});

function positionOf(player: LibraryPlayer, detail: LibraryEvent): Position {
  return {
    position: seconds(detail.position ?? player.getPosition()),
    duration: seconds(detail.duration ?? player.getDuration()),
  };
}

/** Pausing, or opening another video, before playback has started aborts the attempt to start it. */
const isTakenBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The library's error codes for network failures end with the HTTP status. */
const isRefusal = (code = 0): boolean => [401, 403].includes(code % 1000);

const libraryItem = ({ item, from, poster }: PlayRequest): LibraryItem => ({
  mediaid: item.id,
  title: item.title,
  image: poster ?? undefined,
  sources: item.sources.map(({ file, type, protection }) => ({
    file,
    type,
    ...(protection && { drm: protection }),
  })),
  tracks: item.tracks.map(({ file, kind, label }) => ({ file, kind, label: label ?? undefined })),
  starttime: from,
});

const setupOf = (request: PlayRequest): LibrarySetup => ({
  playlist: [libraryItem(request)],
  autostart: true,
  mute: false,
  displayErrors: false,
  width: '100%',
  height: '100%',
});

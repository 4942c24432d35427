import { Subject } from 'rxjs';
import type { Player, PlayerSession, PlayRequest } from '#application/ports/player.ts';
import type { PlayerFact, Position } from '#domain/playback/player-fact.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type {
  LibraryEvent,
  LibraryPlayer,
  LibrarySetup,
  LoadPlayerLibrary,
  PlayerLibrary,
} from './player-library.ts';

/** The hosted platform's player; its library is loaded when it is first needed, and again after a failure (PLY-01). */
export function makeHostedPlayer(load: LoadPlayerLibrary, address: string): Player {
  let loading: Promise<PlayerLibrary> | null = null;
  const library = () => {
    loading ??= load(address).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    prepare: () => void library().catch(() => undefined),
    open: (request, place) => openSession(library(), request, place),
  };
}

/** The library's events by the facts that they stand for: those alone, and those with where playback stands. */
const PLAIN_FACTS = {
  ready: 'ready',
  autostartNotAllowed: 'start-refused',
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
  const facts$ = new Subject<PlayerFact>();
  let player: LibraryPlayer | null = null;
  let removed = false;

  const open = (create: PlayerLibrary) => {
    if (removed) return;
    player = create(place);
    player.setup(setupOf(request));
    report(player, facts$);
  };
  const failed = (what: 'library' | 'video') => facts$.next({ kind: 'failed', what });
  library.then(open, () => failed('library')).catch(() => failed('video'));

  return {
    facts$: facts$.asObservable(),
    play: () => player?.play(),
    focus: () => player?.getContainer().focus(),
    remove: () => {
      if (removed) return;
      removed = true;
      facts$.next({ kind: 'removed' });
      facts$.complete();
      player?.remove();
    },
  };
}

function report(player: LibraryPlayer, facts$: Subject<PlayerFact>): void {
  for (const [event, kind] of Object.entries(PLAIN_FACTS)) player.on(event, () => facts$.next({ kind }));
  for (const [event, kind] of Object.entries(POSITION_FACTS)) {
    player.on(event, (detail) => facts$.next({ kind, ...positionOf(player, detail) }));
  }
  player.on('complete', () => {
    const { duration } = positionOf(player, {});
    facts$.next({ kind: 'completed', position: duration, duration });
  });
  for (const event of ['error', 'setupError']) {
    player.on(event, () => facts$.next({ kind: 'failed', what: 'video' }));
  }
}

function positionOf(player: LibraryPlayer, detail: LibraryEvent): Position {
  return {
    position: seconds(detail.position ?? player.getPosition()),
    duration: seconds(detail.duration ?? player.getDuration()),
  };
}

const setupOf = ({ item, from, poster }: PlayRequest): LibrarySetup => ({
  playlist: [
    {
      mediaid: item.id,
      title: item.title,
      image: poster ?? undefined,
      sources: item.sources,
      tracks: item.tracks.map(({ file, kind, label }) => ({ file, kind, label: label ?? undefined })),
      starttime: from,
    },
  ],
  autostart: true,
  mute: false,
  width: '100%',
  height: '100%',
});

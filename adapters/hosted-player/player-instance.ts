import type { Subject } from 'rxjs';
import type { PageElement, PlayRequest } from '#application/ports/player.ts';
import { addressOfPart } from '#domain/live/broadcast-part.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { reportEvents } from './player-events.ts';
import type {
  LibraryAdvertising,
  LibraryItem,
  LibraryPlayer,
  LibrarySetup,
  PlayerLibrary,
} from './player-library.ts';

/** A play request whose ads are known; null if there are none. */
type ShownItem = Omit<PlayRequest, 'ads'> & { readonly ads?: AdSchedule | null };

/** The session of the item that it plays. */
interface ShownSession {
  readonly events$: Subject<PlayerEvent>;
  readonly remove: () => void;
}

/** A player of the library in a place of the page, which plays one item after another. */
export interface PlayerInstance {
  /** Plays an item, whose session gets the player's events from now on. */
  readonly show: (create: PlayerLibrary, item: ShownItem, session: ShownSession) => LibraryPlayer;
  /** Continues with other sources of the item, also after a failure. */
  readonly replace: (item: ShownItem, plays: boolean) => void;
  /** Stops the item of a session that has ended. The player stays, unless it has failed. */
  readonly release: (events$: Subject<PlayerEvent>) => void;
  /** Ends the session, and removes the player from the page. */
  readonly close: () => void;
}

export function makePlayerInstance(place: PageElement): PlayerInstance {
  let player: LibraryPlayer | null = null;
  let session: ShownSession | null = null;
  let hasFailed = false;

  const emit = (event: PlayerEvent) => {
    if (event.kind === 'failed') hasFailed = true;
    // Between two sessions the last item is still there, and could be started by hand.
    if (!session && event.kind === 'started') player?.pause();
    session?.events$.next(event);
  };
  const dispose = () => {
    player?.remove();
    player = null;
    hasFailed = false;
  };
  const setUp = (create: PlayerLibrary, item: ShownItem): LibraryPlayer => {
    const created = create(elementOf(place));
    created.setup(setupOf(item));
    reportEvents(created, emit);
    player = created;
    return created;
  };
  const load = (item: ShownItem, plays: boolean): LibraryPlayer | null => {
    hasFailed = false;
    player?.load([libraryItem(item)]);
    if (plays) player?.play();
    return player;
  };
  return {
    show: (create, item, newSession) => {
      session = newSession;
      if (hasFailed) dispose();
      const shown = load(item, true) ?? setUp(create, item);
      item.cover?.(shown.getContainer());
      return shown;
    },
    replace: (item, plays) => {
      const shown = load(item, plays);
      if (shown) item.cover?.(shown.getContainer());
    },
    release: (events$) => {
      if (session?.events$ !== events$) return;
      session = null;
      if (hasFailed) dispose();
      else player?.pause();
    },
    close: () => {
      session?.remove();
      dispose();
    },
  };
}

/** The screens give elements of their document. */
const elementOf = (element: PageElement): HTMLElement => element as HTMLElement;

const libraryItem = ({ item, from, part, poster, ads }: ShownItem): LibraryItem => ({
  mediaid: item.id,
  title: item.title,
  image: poster ?? undefined,
  sources: item.sources.map(({ file, type, protection }) => ({
    file: part ? addressOfPart(file, part) : file,
    ...(type && { type }),
    ...(protection && { drm: protection }),
  })),
  tracks: item.tracks.map(({ file, kind, label }) => ({ file, kind, label: label ?? undefined })),
  starttime: from,
  ...(ads && { adschedule: libraryAds(ads) }),
});

const libraryAds = ({ breaks }: AdSchedule) =>
  typeof breaks === 'string' ? breaks : breaks.map(({ offset, tags }) => ({ offset, tag: tags }));

const setupOf = ({ ads, ...shown }: ShownItem): LibrarySetup => ({
  playlist: [libraryItem({ ...shown, ...(ads && { ads }) })],
  autostart: true,
  displayErrors: false,
  width: '100%',
  height: '100%',
  cast: {},
  ...(ads !== undefined && { advertising: advertisingOf(ads) }),
});

/** The ads themselves are part of each item. */
const advertisingOf = (ads: AdSchedule | null): LibraryAdvertising => ({
  client: 'vast',
  ...(ads && ads.skipAfter !== null && { skipoffset: ads.skipAfter }),
});

import type { Subject } from 'rxjs';
import type { PageElement, PlayRequest } from '#application/ports/player.ts';
import { addressOfPart } from '#domain/live/broadcast-part.ts';
import type { AdSchedule } from '#domain/playback/ad-schedule.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import {
  initialPlayerSettings,
  type CastKind,
  type PlayerSettings,
} from '#domain/playback/player-settings.ts';
import { makeLastFrame } from './last-frame.ts';
import { followMediaElement, mediaElementIn } from './media-element.ts';
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
  readonly now: () => PlayerCondition;
  /** Reports settings of which the library has no events. */
  readonly report: (changes: Partial<PlayerSettings>) => void;
  /** Stops the item of a session that has ended. The player stays, unless it has failed. */
  readonly release: (events$: Subject<PlayerEvent>) => void;
  /** Ends the session, and removes the player from the page. */
  readonly close: () => void;
}

/** @param ownControls whether the library shows its own controls */
export function makePlayerInstance(place: PageElement, ownControls: boolean): PlayerInstance {
  let player: LibraryPlayer | null = null;
  let session: ShownSession | null = null;
  const condition = makePlayerCondition();
  const lastFrame = makeLastFrame();

  const emit = (event: PlayerEvent) => {
    condition.follow(event);
    if (SHOWS_ANOTHER.has(event.kind)) lastFrame.release();
    // An ad has controls of its own, such as the one that skips it.
    if (event.kind === 'ads-began') player?.setControls(true);
    if (event.kind === 'ads-ended') player?.setControls(ownControls);
    // Between two sessions the last item is still there, and could be started by hand.
    if (!session && event.kind === 'started') player?.pause();
    session?.events$.next(event);
  };
  const changed = (changes: Partial<PlayerSettings>) => emit({ kind: 'settings-changed', changes });
  const dispose = () => {
    lastFrame.release();
    player?.remove();
    player = null;
    condition.reset();
  };
  const setUp = (create: PlayerLibrary, item: ShownItem): LibraryPlayer => {
    const created = create(elementOf(place)).setup(setupOf(item, ownControls));
    created.on('firstFrame', lastFrame.release);
    reportEvents(created, emit);
    followDevices(created, changed);
    return (player = created);
  };
  const load = (item: ShownItem, plays: boolean): LibraryPlayer | null => {
    if (player) {
      if (condition.now().isShowingAd) player.setControls(ownControls);
      else lastFrame.hold(mediaElementIn(player.getContainer()));
      condition.load();
      player.load([libraryItem(item)]);
    }
    if (plays) player?.play();
    return player;
  };
  return {
    show: (create, item, newSession) => {
      session = newSession;
      if (condition.now().hasFailed) dispose();
      const known = condition.now().settings;
      if (known) changed({ ...known, ...NO_LISTS });
      return load(item, true) ?? setUp(create, item);
    },
    replace: (item, plays) => void load(item, plays),
    now: condition.now,
    report: changed,
    release: (events$) => {
      if (session?.events$ !== events$) return;
      session = null;
      if (condition.now().hasFailed) dispose();
      else player?.pause();
    },
    close: () => {
      session?.remove();
      dispose();
    },
  };
}

/** What a player has reported of itself, from one item to the next. */
interface PlayerCondition {
  readonly hasFailed: boolean;
  readonly isShowingAd: boolean;
  /** Null if it has reported none. */
  readonly settings: Partial<PlayerSettings> | null;
}

const NEW: PlayerCondition = { hasFailed: false, isShowingAd: false, settings: null };

function makePlayerCondition() {
  let now = NEW;
  return {
    now: (): PlayerCondition => now,
    follow: (event: PlayerEvent) => {
      if (event.kind === 'failed') now = { ...now, hasFailed: true };
      if (event.kind === 'ads-began') now = { ...now, isShowingAd: true };
      if (event.kind === 'ads-ended') now = { ...now, isShowingAd: false };
      if (event.kind === 'settings-changed')
        now = { ...now, settings: { ...now.settings, ...event.changes } };
    },
    /** Another item is loaded. */
    load: () => void (now = { ...now, hasFailed: false, isShowingAd: false }),
    reset: () => void (now = NEW),
  };
}

/** Each item has captions, qualities and audio tracks of its own, which are unknown when it begins. */
const { captions, qualities, audioTracks } = initialPlayerSettings;
const NO_LISTS = { captions, qualities, audioTracks };

/** What shows instead of the last picture of the item before. */
const SHOWS_ANOTHER = new Set<PlayerEvent['kind']>(['failed', 'ads-began', 'autoplay-blocked']);

/** Calls `changed` with the ways to other devices, and with picture-in-picture. */
function followDevices(player: LibraryPlayer, changed: (changes: Partial<PlayerSettings>) => void): void {
  const found = new Set<CastKind>();
  const find = (kind: CastKind, isThere: boolean) => {
    if (isThere === found.has(kind)) return;
    if (isThere) found.add(kind);
    else found.delete(kind);
    changed({ devices: [...found] });
  };
  player.on('cast', ({ available = false, active: isCasting = false }) => {
    find('cast', available);
    changed({ isCasting });
  });
  player.on('ready', () => {
    changed({ volume: player.getVolume(), isMuted: player.getMute() });
    const video = mediaElementIn(player.getContainer());
    if (!video) return;
    followMediaElement(video, ({ hasAirPlay, ...changes }) => {
      if (hasAirPlay === undefined) changed(changes);
      else find('airPlay', hasAirPlay);
    });
  });
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

const setupOf = ({ ads, ...shown }: ShownItem, controls: boolean): LibrarySetup => ({
  playlist: [libraryItem({ ...shown, ...(ads && { ads }) })],
  autostart: true,
  controls,
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

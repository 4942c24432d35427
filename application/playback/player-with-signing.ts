import { Subject, timer } from 'rxjs';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import type { Seconds } from '#domain/playback/seconds.ts';
import { AppFailure, isFailure } from '../app-failure.ts';
import type { ContentSigner } from '../ports/content-signer.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { Player, PlayerSession, PlayRequest } from '../ports/player.ts';
import type { Reporter } from '../ports/reporter.ts';

/** How long a grant is kept for the player that is about to open, in milliseconds. */
const GRANT_KEPT_MS = 5000;

/**
 * A player for items that have to be signed (ACC-07). It opens an item once its sources are granted, and requests new sources
 * when the platform refuses them, continuing at the same position. A refusal directly after a renewal is a failure.
 */
export function makePlayerWithSigning(
  player: Player,
  signer: ContentSigner,
  catalogue: MediaCatalogue,
  reporter: Reporter,
): Player {
  /** The item with the sources that the viewer was granted. Fails with an AppFailure. */
  const sign = async (item: MediaItem): Promise<MediaItem> => {
    try {
      const { sources, tracks } = await catalogue.media(item.id, await signer.sign(item.id));
      return { ...item, sources, tracks };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'not-entitled') reporter.report(failure);
      throw failure;
    }
  };
  /** Opens the next player of its item. */
  let granted: { readonly id: MediaId; readonly item: Promise<MediaItem> } | null = null;
  const signAhead = (item: MediaItem): void => {
    const ahead = { id: item.id, item: sign(item) };
    granted = ahead;
    const forget = () => {
      if (granted === ahead) granted = null;
    };
    ahead.item.then(() => timer(GRANT_KEPT_MS).subscribe(forget), forget);
  };
  const takeGranted = (item: MediaItem): Promise<MediaItem> | null => {
    const taken = granted?.id === item.id ? granted.item : null;
    granted = null;
    return taken;
  };
  return {
    ...player,
    prepare: (item) => {
      player.prepare();
      if (item && granted?.id !== item.id) signAhead(item);
    },
    open: (request, place) => {
      player.prepare();
      return openSigned(
        request,
        () => takeGranted(request.item) ?? sign(request.item),
        (item) => player.open({ ...request, item }, place),
      );
    },
  };
}

/** While it reauthorizes, it ignores what the refused sources report. */
function openSigned(
  { from }: PlayRequest,
  sign: () => Promise<MediaItem>,
  open: (item: MediaItem) => PlayerSession,
): PlayerSession {
  const events$ = new Subject<PlayerEvent>();
  /** Null until the sources have been granted. */
  let session: PlayerSession | null = null;
  let point: ResumePoint = { position: from, plays: true, isProven: true };
  let isReauthorizing = false;
  let isRemoved = false;

  const fail = (error: unknown) => events$.next(failureEvent(error));
  const authorize = async (): Promise<MediaItem> => {
    const item = await sign();
    if (!isRemoved) events$.next({ kind: 'authorized', tracks: item.tracks });
    return item;
  };
  const reauthorize = async (refused: PlayerSession): Promise<void> => {
    isReauthorizing = true;
    point = { ...point, isProven: false };
    events$.next({ kind: 'reauthorizing' });
    try {
      const item = await authorize();
      if (!isRemoved) refused.replace(item, point.position, point.plays);
    } catch (error) {
      fail(error);
    }
    isReauthorizing = false;
  };
  const relay = (opened: PlayerSession, event: PlayerEvent): void => {
    const isIgnored = isReauthorizing && OF_SOURCES.has(event.kind);
    const isRenewed = !isIgnored && point.isProven && isRefusal(event);
    if (!isIgnored && !isRenewed) point = pointAfter(point, event);
    if (isRenewed) void reauthorize(opened);
    else if (!isIgnored) events$.next(event);
  };
  authorize().then((item) => {
    if (isRemoved) return;
    const opened = open(item);
    session = opened;
    opened.events$.subscribe({ next: (event) => relay(opened, event), complete: () => events$.complete() });
  }, fail);

  const command = (change: Partial<ResumePoint>, act: (opened: PlayerSession) => void): void => {
    if (!session) return;
    point = { ...point, ...change };
    if (!isReauthorizing) act(session);
  };
  return {
    events$: events$.asObservable(),
    play: () => command({ plays: true }, (opened) => opened.play()),
    pause: () => command({ plays: false }, (opened) => opened.pause()),
    seek: (position) => command({ position }, (opened) => opened.seek(position)),
    ...passedOn(() => session),
    remove: () => {
      if (isRemoved) return;
      isRemoved = true;
      if (session) session.remove();
      else complete(events$);
    },
  };
}

/** What needs nothing of the sources. */
const passedOn = (
  session: () => PlayerSession | null,
): Pick<PlayerSession, 'change' | 'cast' | 'enterFullScreen' | 'replace'> => ({
  change: (settings) => session()?.change(settings),
  cast: (kind) => session()?.cast(kind),
  enterFullScreen: () => session()?.enterFullScreen(),
  replace: (item, position, plays) => session()?.replace(item, position, plays),
});

function complete(events$: Subject<PlayerEvent>): void {
  events$.next({ kind: 'removed' });
  events$.complete();
}

/**
 * Where a video is: what a renewal of its sources has to restore. The record of the playback does not know it: it is folded from
 * what this player lets through, and a call made in the meantime reaches no player that could report it.
 */
interface ResumePoint {
  readonly position: Seconds;
  /** Whether it plays, or is to play. */
  readonly plays: boolean;
  /** Whether anything has been shown since the last renewal. */
  readonly isProven: boolean;
}

function pointAfter({ position, plays, isProven }: ResumePoint, event: PlayerEvent): ResumePoint {
  return {
    position: 'position' in event ? event.position : position,
    plays: event.kind === 'started' || (plays && !HALTS.has(event.kind)),
    isProven: isProven || event.kind === 'time' || event.kind === 'seeked',
  };
}

const isRefusal = (event: PlayerEvent): boolean => 'refused' in event && event.refused;

const HALTS = new Set<PlayerEvent['kind']>(['paused', 'autoplay-blocked', 'completed']);

/** Events that the sources of a player cause, or their replacement. */
const OF_SOURCES = new Set<PlayerEvent['kind']>([
  'failed',
  'started',
  'paused',
  'autoplay-blocked',
  'time',
  'seeked',
]);

const failureOf = (error: unknown): AppFailure =>
  error instanceof AppFailure
    ? error
    : new AppFailure('malformed-answer', 'The video cannot be signed', { cause: error });

/** The event for a video that could not be signed. */
const failureEvent = (error: unknown): PlayerEvent =>
  isFailure(error, 'not-entitled')
    ? { kind: 'failed', what: 'access', reason: error.message }
    : { kind: 'failed', what: 'video', refused: false };

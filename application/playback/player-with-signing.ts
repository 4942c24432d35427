import { Subject } from 'rxjs';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { AppFailure } from '../app-failure.ts';
import type { ContentSigner } from '../ports/content-signer.ts';
import type { MediaCatalogue } from '../ports/media-catalogue.ts';
import type { Player, PlayerSession, PlayRequest } from '../ports/player.ts';
import type { Reporter } from '../ports/reporter.ts';
import { failureEvent, reauthorizingSession } from './reauthorizing-session.ts';

/** An item with the sources that its viewer was granted. Fails with an AppFailure. */
type Sign = (item: MediaItem) => Promise<MediaItem>;

/**
 * A player of items that have to be signed (ACC-07): it opens once the sources are granted, and renews them where the
 * platform refuses them later, from where playback stood. A refusal straight after a renewal is a failure.
 */
export function makePlayerWithSigning(
  player: Player,
  signer: ContentSigner,
  catalogue: MediaCatalogue,
  reporter: Reporter,
): Player {
  const sign: Sign = async (item) => {
    try {
      const { sources, tracks } = await catalogue.media(item.id, await signer.sign(item.id));
      return { ...item, sources, tracks };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'not-entitled') reporter.report(failure);
      throw failure;
    }
  };
  return {
    prepare: player.prepare,
    open: (request, place) => {
      player.prepare();
      return openSigned(player, sign, request, place);
    },
  };
}

function openSigned(player: Player, sign: Sign, request: PlayRequest, place: HTMLElement): PlayerSession {
  const events$ = new Subject<PlayerEvent>();
  let session: PlayerSession | null = null;
  let removed = false;

  const open = (item: MediaItem): void => {
    if (removed) return;
    session = reauthorizingSession(
      player.open({ ...request, item }, place),
      () => sign(request.item),
      request.from,
    );
    session.events$.subscribe(events$);
  };
  sign(request.item).then(open, (error: unknown) => events$.next(failureEvent(error)));

  return {
    events$: events$.asObservable(),
    play: () => session?.play(),
    pause: () => session?.pause(),
    seek: (position) => session?.seek(position),
    focus: () => session?.focus(),
    replace: (item, from, plays) => session?.replace(item, from, plays),
    remove: () => {
      if (removed) return;
      removed = true;
      if (session) session.remove();
      else {
        events$.next({ kind: 'removed' });
        events$.complete();
      }
    },
  };
}

const failureOf = (error: unknown): AppFailure =>
  error instanceof AppFailure
    ? error
    : new AppFailure('malformed-answer', 'The video cannot be signed', { cause: error });

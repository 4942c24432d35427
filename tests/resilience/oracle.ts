import type { PlayingNow } from '#features/support/dom/dom-assembly.ts';
import type { RecordedRequest } from '#features/support/dom/recorded-request.ts';
import type { ActionLog } from './action-log.ts';
import { badResponseOf } from './bad-responses.ts';
import { ExpectedRecords } from './expected-records.ts';
import type { RunProfile } from './run-profile.ts';
import {
  afterWatching,
  atSavePoint,
  progressFrom,
  resumePosition,
  type PlaybackProgress,
} from './save-points.ts';
import { writesAmong, type WriteInFlight } from './writes-in-flight.ts';

/** How often the player reports its position, in seconds. */
const TICK = 0.25;

const VISITOR = 'visitor';

interface Playback {
  readonly player: object;
  readonly mediaid: string;
  readonly progress: PlaybackProgress;
}

/**
 * The model of a run: what the server must store for each person in the end, and what the page must show
 * until then, derived from the actions without the app's code. The me response that the browser received last
 * determines to whom an action belongs.
 */
export class Oracle {
  readonly #records = new Map<string, ExpectedRecords>();
  #owner = VISITOR;
  /** The server has just treated a member as a visitor: a save may then belong to either. */
  #isOwnerUncertain = false;
  /** The open page cannot read what the browser stores: it shows the server's state. */
  #isStorageHidden = false;
  #playback: Playback | null = null;
  /** What played before in the open page: after a failed video, "Try again" starts where it was, not at the last save. */
  #lastInPage: Playback | null = null;
  /** What a player that was being opened may start from, although the other tab has saved something since. */
  #startsBeforeOtherTab: { readonly mediaid: string; readonly shares: readonly number[] } | null = null;
  /** Items that were changed while storage did not work; null while it works. */
  #unstored: Set<string> | null = null;
  /** Items that another device has changed since the app read the server's records: the page may show older values. */
  readonly #changedElsewhere = new Set<string>();
  #hasReadLists = true;
  isOnline = true;
  isSubscriber: boolean;

  /** What the second tab has made of favorites in requests whose outcome it has not learnt. */
  readonly #otherTabsFavorites = new Map<string, boolean>();

  constructor(
    readonly profile: RunProfile,
    private readonly log: ActionLog,
    private readonly writesInFlight: () => readonly WriteInFlight[],
  ) {
    this.isSubscriber = profile.startsAs === 'new';
  }

  get owner(): string {
    return this.#owner;
  }

  get isMember(): boolean {
    return this.#owner !== VISITOR;
  }

  /** Whether the page must show what was requested last. */
  get mustShowLatest(): boolean {
    return !this.#isOwnerUncertain && !this.#isStorageHidden;
  }

  get isPlaying(): boolean {
    return this.#playback !== null;
  }

  get members(): readonly string[] {
    return [...this.#records.keys()].filter((who) => who !== VISITOR);
  }

  expected(who = this.#owner): ExpectedRecords {
    const records = this.#records.get(who) ?? new ExpectedRecords();
    this.#records.set(who, records);
    return records;
  }

  observeRequest(request: RecordedRequest): void {
    const { method, path, sent, status } = request;
    const isAboutMe = path.startsWith('/api/v3/jwp/me');
    const kind = badResponseOf(request);
    const isVisitors = kind === '401' && method === 'GET' && !this.isMember;
    if (kind && !isVisitors) this.log.countBadResponse(kind);
    if (isAboutMe) this.#observeMe(request);
    if (path.startsWith('/api') && (method !== 'GET' || isAboutMe)) {
      this.log.write(`  ${method} ${path} ${sent ?? ''} → ${status ?? 'no response'}`);
    }
    for (const { list, mediaid } of writesAmong([request])) {
      if (list === 'favorites' && mediaid !== null) this.#otherTabsFavorites.delete(mediaid);
    }
  }

  #observeMe({ status, text }: RecordedRequest): void {
    if (status === 401) {
      this.#isOwnerUncertain = this.isMember;
      this.#owner = VISITOR;
    }
    const me = status === 200 ? meIn(text()) : null;
    if (!me) return;
    const { id } = me;
    this.#owner = id;
    this.#isOwnerUncertain = false;
    this.#hasReadLists = Array.isArray(me.favorites) && Array.isArray(me.watchHistory);
    if (this.#hasReadLists) this.#changedElsewhere.clear();
    this.expected().adopt(this.expected(VISITOR));
    this.#records.delete(VISITOR);
  }

  /** A player may have appeared, disappeared, or changed to another item. */
  observePlayer(now: PlayingNow | null): void {
    if (this.#playback && !this.#isFollowed(now)) {
      this.reachSavePoint();
      this.#lastInPage = this.#playback;
      this.#playback = null;
    }
    if (now && !this.#playback) this.#beginPlayback(now);
  }

  /** A player goes on to the next episode by itself. */
  #isFollowed(now: PlayingNow | null): boolean {
    return now?.player === this.#playback?.player && now?.mediaid === this.#playback?.mediaid;
  }

  #beginPlayback({ player, mediaid, position, duration }: PlayingNow): void {
    const earlier = this.#startsBeforeOtherTab?.mediaid === mediaid ? this.#startsBeforeOtherTab.shares : [];
    this.#startsBeforeOtherTab = null;
    const acceptable = [...this.expected().acceptableProgress(mediaid), ...earlier].map((share) =>
      resumePosition(share, duration),
    );
    if (this.#lastInPage?.mediaid === mediaid) acceptable.push(this.#lastInPage.progress.position);
    if (
      this.mustShowLatest &&
      !this.awaitsMe(mediaid) &&
      !acceptable.some((each) => Math.abs(each - position) <= 1)
    ) {
      this.log.reportLoss(`${mediaid} resumes at ${position} s, not at ${acceptable.join(' or ')} s`);
    }
    this.#playback = { player, mediaid, progress: progressFrom(position, duration) };
    this.log.write(`  plays ${mediaid} from ${position} s`);
  }

  /** The player has moved, by playing or by a seek. */
  playerMoved(how: 'played' | 'seeked', now: PlayingNow | null): void {
    if (!this.#playback || !now || !this.#isFollowed(now)) return;
    if (how === 'seeked') this.#progressTo({ ...this.#playback.progress, position: now.position });
    // In player time steps, because each save point on the way is a separate save.
    while (this.#playback.progress.position < now.position) {
      const left = now.position - this.#playback.progress.position;
      this.#progressTo(afterWatching(this.#playback.progress, Math.min(TICK, left), TICK));
    }
    // A video that fails without a connection is saved where it was.
    if (!this.isOnline && !now.isPlaying) this.reachSavePoint();
  }

  /** A moment at which PLY-05 requires a save. */
  reachSavePoint(): void {
    if (this.#playback) this.#progressTo(atSavePoint(this.#playback.progress));
  }

  #progressTo(progress: PlaybackProgress): void {
    if (!this.#playback) return;
    const { mediaid, progress: before } = this.#playback;
    this.#playback = { ...this.#playback, progress };
    if (progress.saved !== before.saved) this.saveProgress(mediaid, progress.saved);
  }

  saveProgress(id: string, share: number): void {
    this.log.saves += 1;
    this.log.write(`  expects progress ${share} of ${id} for ${this.#owner}`);
    const isCertain = !this.#isOwnerUncertain && !this.awaitsMe(id) && !this.#isInFlight('watch_history', id);
    this.#unstored?.add(id);
    this.expected().saveProgress(id, share, isCertain);
    if (this.#isOwnerUncertain)
      for (const who of this.members) this.expected(who).saveProgress(id, share, false);
  }

  /** The other tab saves while the open page is opening its player, which may have asked for its position before. */
  openingPlayer(mediaid: string): void {
    this.#startsBeforeOtherTab = { mediaid, shares: this.expected().acceptableProgress(mediaid) };
  }

  setFavorite(id: string, isFavorite: boolean): void {
    this.log.favoriteChanges += 1;
    this.log.write(`  expects ${id} as ${isFavorite ? 'a' : 'no'} favorite of ${this.#owner}`);
    this.#unstored?.add(id);
    this.expected().setFavorite(id, isFavorite, !this.awaitsMe(id) && !this.#isInFlight('favorites', id));
  }

  /** Like `setFavorite`, in the second tab. */
  setFavoriteInOtherTab(id: string, isFavorite: boolean): void {
    this.setFavorite(id, isFavorite);
    this.#otherTabsFavorites.set(id, isFavorite);
  }

  /**
   * Whether the last me response had the member's lists. Without them the app does not know what the server showed before a
   * write, and sends it again.
   */
  get hasReadLists(): boolean {
    return this.#hasReadLists;
  }

  /** Whether the app has yet to read what the server holds of an item. */
  awaitsMe(id: string): boolean {
    return this.#changedElsewhere.has(id);
  }

  /** Until the next me response the app need not show what the server holds of an item. */
  awaitMe(id: string): void {
    this.#changedElsewhere.add(id);
  }

  /** @param stands whether no write of the app may replace it; otherwise either may be the last */
  watchedElsewhere(id: string, share: number, stands: boolean): void {
    this.log.write(`  on another device ${share} of ${id}, which ${stands ? 'must' : 'may'} stand`);
    this.awaitMe(id);
    this.expected().saveProgress(id, share, stands);
  }

  /** @param stands as for `watchedElsewhere` */
  toggledElsewhere(id: string, isFavorite: boolean, stands: boolean): void {
    this.log.write(
      `  on another device ${isFavorite} as favorite ${id}, which ${stands ? 'must' : 'may'} stand`,
    );
    this.awaitMe(id);
    this.expected().setFavorite(id, isFavorite, stands);
  }

  clearFavorites(): void {
    this.log.favoriteChanges += 1;
    this.log.write(`  expects no favorites of ${this.#owner}`);
    this.expected().clearFavorites();
  }

  /** Leaving a page is a save point, a killed page has none; what only the page knew is lost. */
  endPage(how: 'left' | 'killed'): void {
    if (how === 'left') this.reachSavePoint();
    this.#playback = null;
    this.#lastInPage = null;
    this.#startsBeforeOtherTab = null;
    if (this.#unstored) this.expected().acceptAny(this.#unstored);
    this.#unstored = null;
    this.#isStorageHidden = false;
  }

  /**
   * Until the page ends, storage accepts no writes; a hidden storage also shows none of its content, nor who
   * was signed in.
   */
  breakStorage(isHidden: boolean): void {
    this.#unstored ??= new Set();
    this.#isStorageHidden = isHidden;
    if (isHidden) this.#isOwnerUncertain = this.isMember;
  }

  /**
   * The member is back before the requests of an earlier page, or of the second tab, have arrived. They may overtake what is sent
   * from now on: where they differ from the latest value, the last to arrive wins, which no app can prevent.
   */
  acceptOvertaking(): void {
    for (const { list, mediaid, method, progress } of this.writesInFlight()) {
      const records = this.expected();
      if (mediaid === null) {
        if (list === 'favorites') records.acceptAny();
      } else if (list === 'favorites') {
        if ((method === 'POST') !== records.latestFavorite(mediaid)) records.acceptAnyFavorite(mediaid);
      } else if (progress !== records.latestProgress(mediaid)) records.acceptAnyProgress(mediaid);
    }
    for (const [id, isFavorite] of this.#otherTabsFavorites) {
      if (isFavorite !== this.expected().latestFavorite(id)) this.expected().acceptAnyFavorite(id);
    }
  }

  #isInFlight(list: WriteInFlight['list'], id: string): boolean {
    return this.writesInFlight().some(
      (write) => write.list === list && (write.mediaid === null || write.mediaid === id),
    );
  }

  /** What could not be sent before a member logged out is given up. The page may have learned since that nobody is signed in. */
  logOut(who: string, isAllSent: boolean): void {
    if (!isAllSent) this.expected(who).acceptAny();
    this.#owner = VISITOR;
    this.#isOwnerUncertain = false;
  }
}

interface Me {
  readonly id: string;
  readonly favorites?: unknown;
  readonly watchHistory?: unknown;
}

function meIn(text: string): Me | null {
  try {
    const me = JSON.parse(text) as Omit<Me, 'id'> & { readonly id?: unknown };
    return typeof me.id === 'string' ? { ...me, id: me.id } : null;
  } catch {
    return null;
  }
}

import type { DomAssembly, PlayingNow } from '#features/support/dom/dom-assembly.ts';
import type { RecordedRequest, SentRequest } from '#features/support/dom/recorded-request.ts';
import { badnessOf } from './bad-answers.ts';
import { Owed } from './oracle.ts';
import { afterWatching, atSavePoint, notedFrom, resumesAt, type Noted } from './save-points.ts';

/** How often the player says where it stands, in seconds. */
const TICK = 0.25;

const VISITOR = 'visitor';

interface Playing {
  readonly player: object;
  readonly mediaid: string;
  readonly noted: Noted;
}

/**
 * What somebody beside the screen writes down of a life: what was done, what is owed to whom, and what went wrong. Whose a deed
 * is follows from what the browser was told last of who is there.
 */
export class Diary {
  readonly lines: string[] = [];
  readonly losses: string[] = [];
  readonly suffered = new Map<string, number>();
  readonly #owed = new Map<string, Owed>();
  #owner = VISITOR;
  /** Whether the server has just taken a member for nobody: whose a save is, is then open. */
  #isInLimbo = false;
  /** Whether the page that is open can see nothing of what the browser keeps: what it shows is the server's. */
  #seesNothing = false;
  #playing: Playing | null = null;
  /** Items that were changed while the browser kept nothing, or not for sure; null while it keeps everything. */
  #unkept: Set<string> | null = null;
  deeds = 0;
  saves = 0;
  marks = 0;

  constructor(private readonly assembly: DomAssembly) {
    assembly.listen((heard) => this.#hear(heard));
  }

  get owner(): string {
    return this.#owner;
  }

  get isMember(): boolean {
    return this.#owner !== VISITOR;
  }

  /** Whether what the page shows has to be what was wished last. */
  get mustShowWishes(): boolean {
    return !this.#isInLimbo && !this.#seesNothing;
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  get members(): readonly string[] {
    return [...this.#owed.keys()].filter((who) => who !== VISITOR);
  }

  owed(who = this.#owner): Owed {
    const owed = this.#owed.get(who) ?? new Owed();
    this.#owed.set(who, owed);
    return owed;
  }

  write(line: string): void {
    this.lines.push(line);
  }

  readonly lose = (what: string): void => {
    this.losses.push(`${what} (line ${this.lines.length})`);
    this.write(`LOST: ${what}`);
  };

  #hear(heard: RecordedRequest): void {
    const badness = badnessOf(heard);
    const isVisitors = badness === '401' && heard.method === 'GET' && !this.isMember;
    if (badness && !isVisitors) this.suffered.set(badness, (this.suffered.get(badness) ?? 0) + 1);
    if (heard.path.startsWith('/api/v3/jwp/me')) this.#hearWhoIsThere(heard);
    const isTold = heard.method !== 'GET' || heard.path.startsWith('/api/v3/jwp/me');
    if (isTold && heard.path.startsWith('/api')) {
      this.write(`  ${heard.method} ${heard.path} ${heard.sent ?? ''} → ${heard.status ?? 'nothing'}`);
    }
  }

  #hearWhoIsThere({ status, text }: RecordedRequest): void {
    if (status === 401) {
      this.#isInLimbo = this.isMember;
      this.#owner = VISITOR;
    }
    const id = status === 200 ? idIn(text()) : null;
    if (id === null) return;
    this.#owner = id;
    this.#isInLimbo = false;
    this.owed().adopt(this.owed(VISITOR));
    this.#owed.delete(VISITOR);
  }

  /** Looks whether a player has come, gone, or turned to another item. */
  observe(): void {
    const now = this.assembly.playing();
    if (this.#playing && now?.player !== this.#playing.player) this.atSavePoint();
    if (this.#playing && now?.player !== this.#playing.player) this.#playing = null;
    if (now && !this.#playing) this.#begin(now);
  }

  #begin({ player, mediaid, position, duration }: PlayingNow): void {
    const due = this.owed()
      .shares(mediaid)
      .map((share) => resumesAt(share, duration));
    if (this.mustShowWishes && !due.some((each) => Math.abs(each - position) <= 1)) {
      this.lose(`${mediaid} goes on at ${position} s, not at ${due.join(' or ')} s`);
    }
    this.#playing = { player, mediaid, noted: notedFrom(position, duration) };
    this.write(`  plays ${mediaid} from ${position} s`);
  }

  /** After the player has moved: by playing, or by a jump. */
  moved(how: 'played' | 'jumped'): void {
    const now = this.assembly.playing();
    if (!this.#playing || now?.player !== this.#playing.player) return;
    if (how === 'jumped') this.#note({ ...this.#playing.noted, position: now.position });
    // Tick by tick: a save point on the way is a wish of its own.
    while (this.#playing.noted.position < now.position) {
      const left = now.position - this.#playing.noted.position;
      this.#note(afterWatching(this.#playing.noted, Math.min(TICK, left), TICK));
    }
  }

  /** What plays has come to a moment at which PLY-05 wants its position saved. */
  atSavePoint(): void {
    if (this.#playing) this.#note(atSavePoint(this.#playing.noted));
  }

  #note(noted: Noted): void {
    if (!this.#playing) return;
    const { mediaid, noted: before } = this.#playing;
    this.#playing = { ...this.#playing, noted };
    if (noted.saved !== before.saved) this.save(mediaid, noted.saved);
  }

  save(id: string, share: number): void {
    this.saves += 1;
    this.write(`  owes ${share} of ${id} to ${this.#owner}`);
    const isCertain = !this.#isInLimbo && !this.#isOnItsWay('watch_history', id);
    this.#touch(id);
    this.owed().save(id, share, isCertain);
    if (this.#isInLimbo) for (const who of this.members) this.owed(who).save(id, share, false);
  }

  mark(id: string, isMarked: boolean): void {
    this.marks += 1;
    this.write(`  owes ${isMarked ? 'a' : 'no'} mark at ${id} to ${this.#owner}`);
    this.#touch(id);
    this.owed().mark(id, isMarked, !this.#isOnItsWay('favorites', id));
  }

  clear(): void {
    this.marks += 1;
    this.write(`  owes no mark at all to ${this.#owner}`);
    this.owed().clear();
  }

  /** What the page loses with itself. `left` is a save point, `killed` is none. */
  endPage(how: 'left' | 'killed'): void {
    if (how === 'left') this.atSavePoint();
    this.#playing = null;
    if (this.#unkept) this.owed().doubt(this.#unkept);
    this.#unkept = null;
    this.#seesNothing = false;
  }

  /** From now on, until its page is gone, the browser keeps nothing; it may not even let a page see what it kept, and of whom. */
  keepNothing(hidesKept: boolean): void {
    this.#unkept ??= new Set();
    this.#seesNothing = hidesKept;
    if (hidesKept) this.#isInLimbo = this.isMember;
  }

  #touch(id: string): void {
    this.#unkept?.add(id);
  }

  /**
   * Somebody is back before what an earlier page sent has arrived. It may overtake what is sent from now on: where it differs
   * from the last wish, the last to arrive wins, which no app can prevent.
   */
  doubtOnItsWay(): void {
    for (const request of this.assembly.abandoned()) {
      const [, , what, id] = writtenBy(request) ?? [];
      if (what === 'watch_history' && id && progressIn(request) !== this.owed().latestShare(id)) {
        this.owed().doubtShare(id);
      }
      if (what === 'favorites' && id && (request.method === 'POST') !== this.owed().latestMark(id)) {
        this.owed().doubtMark(id);
      }
      if (what === 'favorites' && !id) this.owed().doubt();
    }
  }

  #isOnItsWay(what: string, id: string): boolean {
    return this.assembly.abandoned().some((request) => {
      const [, , written, item] = writtenBy(request) ?? [];
      return written === what && (item === undefined || item === id);
    });
  }

  /** The member has logged out: what could not be sent before was given up. */
  loggedOut(isAllSent: boolean): void {
    if (!isAllSent) this.owed().doubt();
    this.#owner = VISITOR;
    this.#isInLimbo = false;
  }
}

const writtenBy = ({ method, path }: SentRequest): RegExpExecArray | null =>
  method === 'GET' ? null : /^\/api\/v3\/(jwp)\/(watch_history|favorites)(?:\/([^/?]+))?/.exec(path);

const progressIn = ({ sent }: SentRequest): unknown =>
  (JSON.parse(sent ?? '{}') as { readonly progress?: unknown }).progress;

function idIn(text: string): string | null {
  try {
    const told = JSON.parse(text) as { readonly id?: unknown };
    return typeof told.id === 'string' ? told.id : null;
  } catch {
    return null;
  }
}

import { focusAd, onAdChange, pauseAd, showAd, type AdOutcome } from './ad-screen.ts';
import { loadAd, loadVmap } from './load-ad.ts';
import { AdWaitBudget } from './ad-wait-budget.ts';
import type { AdSchedule, AdvertisingOptions, GivenBreak } from './setup-options.ts';
import type { Emit } from './player-events.ts';
import type { PlayerContainer } from './player-container.ts';

/** Total milliseconds that a break may delay the video, for loading the ads and for their first pictures. */
const LONGEST_WAIT = 8000;

/** The ads before a video. Whatever fails, the video starts after a bounded wait. */
export class AdBreaks {
  /** The tags of each ad that is due: the next one counts if one has no ad or fails. */
  #ads: readonly (readonly string[])[] = [];
  /** The document that lists further ads; null once it is loaded. */
  #vmap: string | null = null;
  #isRunning = false;
  readonly #removed = new AbortController();

  constructor(
    private readonly stage: PlayerContainer,
    private readonly options: AdvertisingOptions | undefined,
    private readonly emit: Emit,
  ) {
    onAdChange(stage.adScreen, (isPlaying) => this.#report(isPlaying));
  }

  /** Schedules the ads of an item. */
  schedule(ads: AdSchedule = []): void {
    this.#vmap = typeof ads === 'string' ? ads : null;
    this.#ads = typeof ads === 'string' ? [] : tagsBefore(ads);
  }

  /** Whether ads must be shown before the video continues. */
  get isDue(): boolean {
    return this.#ads.length > 0 || this.#vmap !== null;
  }

  /** Whether an ad is on the screen. */
  get isShown(): boolean {
    return !this.stage.adScreen.hidden;
  }

  /** Pauses or resumes the ad on the screen. */
  pause(isPaused: boolean): void {
    pauseAd(this.stage.adScreen, isPaused);
  }

  /**
   * Shows the ads that are due. Returns whether the video may start now: not if ads are already running, or
   * if the browser refuses to play.
   */
  async show(): Promise<'done' | 'busy' | 'refused'> {
    if (this.#isRunning) return 'busy';
    this.#isRunning = true;
    const seen = { ads: 0 };
    const onStart = () => {
      if (seen.ads === 0) this.#begin();
      seen.ads++;
      this.#report(true);
    };
    const budget = new AdWaitBudget(LONGEST_WAIT);
    if (this.#vmap !== null) await this.#loadVmap(this.#vmap, budget);
    while (this.isDue) {
      const outcome = await this.#showFirst(onStart, budget);
      if (outcome === 'refused') break;
      this.#ads = budget.isOver ? [] : this.#afterFirst(outcome);
    }
    this.#isRunning = false;
    if (seen.ads > 0 && !this.#removed.signal.aborted) {
      this.stage.video.inert = false;
      this.emit('adBreakEnd', {});
    }
    return this.isDue ? 'refused' : 'done';
  }

  /** The video cannot be used under an ad; the focus moves to the ad if it was in the player, or nowhere. */
  #begin(): void {
    const { element, video, adScreen } = this.stage;
    const focused = document.activeElement;
    const hasFocus = !focused || focused === document.body || element.contains(focused);
    video.inert = true;
    if (hasFocus) focusAd(adScreen);
    this.emit('adBreakStart', {});
  }

  #report(isPlaying: boolean): void {
    this.emit(isPlaying ? 'adPlay' : 'adPause', {});
  }

  async #loadVmap(address: string, budget: AdWaitBudget): Promise<void> {
    const listed = await this.#inTime(budget, (signal) => loadVmap(address, signal));
    this.#vmap = null;
    if (!this.#removed.signal.aborted) this.#ads = tagsBefore(listed);
  }

  #afterFirst(outcome: AdOutcome): readonly (readonly string[])[] {
    const [[, ...next] = [], ...others] = this.#ads;
    return outcome === 'failed' && next.length > 0 ? [next, ...others] : others;
  }

  async #inTime<T>(budget: AdWaitBudget, load: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const search = new AbortController();
    budget.wait(() => search.abort());
    const loaded = await load(AbortSignal.any([this.#removed.signal, search.signal]));
    budget.rest();
    return loaded;
  }

  async #showFirst(onStart: () => void, budget: AdWaitBudget): Promise<AdOutcome> {
    const [[tag = ''] = []] = this.#ads;
    const { signal } = this.#removed;
    const ad = await this.#inTime(budget, (limit) => loadAd(tag, limit));
    if (!ad || signal.aborted || budget.isOver) return 'failed';
    const skipAfter = ad.skipAfter ?? this.options?.skipoffset ?? null;
    const { adScreen, video } = this.stage;
    return showAd(adScreen, ad, { skipAfter, volume: video, budget, onStart, signal });
  }

  remove(): void {
    this.#ads = [];
    this.#vmap = null;
    this.#removed.abort();
  }
}

/** This player supports only the offsets before the video. */
const isBefore = (offset: string) => /^(pre|start|0|0%|00:00:00(\.0+)?)$/.test(offset);

const tagsBefore = (breaks: readonly GivenBreak[]) =>
  breaks.filter(({ offset }) => isBefore(offset)).map(({ tag }) => [tag].flat());

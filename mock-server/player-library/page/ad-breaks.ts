import { showAd, type AdOutcome } from './ad-screen.ts';
import { loadAd } from './load-ad.ts';
import { WaitBudget } from './wait-budget.ts';
import type { AdvertisingOptions } from './setup-options.ts';
import type { PlayerContainer } from './player-container.ts';

/** Total milliseconds that a break may delay the video, for loading the ads and for their first pictures. */
const LONGEST_WAIT = 8000;

/** The ads before a video. Whatever fails, the video starts after a bounded wait. */
export class AdBreaks {
  #tags: readonly string[] = [];
  #isRunning = false;
  readonly #removed = new AbortController();

  /** `emit` is called when ads start and end on the screen. */
  constructor(
    private readonly stage: PlayerContainer,
    private readonly options: AdvertisingOptions | undefined,
    private readonly emit: (event: 'adBreakStart' | 'adBreakEnd') => void,
  ) {}

  /** Schedules the ads of an item: its own, or else those of the setup. */
  schedule(own: AdvertisingOptions['schedule'] = this.options?.schedule): void {
    this.#tags = (own ?? []).filter(({ offset }) => isBefore(offset)).map(({ tag }) => tag);
  }

  /** Whether ads must be shown before the video continues. */
  get isDue(): boolean {
    return this.#tags.length > 0;
  }

  /** Whether an ad is on the screen. */
  get isShown(): boolean {
    return !this.stage.adScreen.hidden;
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
      this.stage.setVideoInert(true);
      if (seen.ads === 0) this.emit('adBreakStart');
      seen.ads++;
    };
    const budget = new WaitBudget(LONGEST_WAIT);
    while (this.isDue) {
      const outcome = await this.#showFirst(onStart, budget);
      if (outcome === 'refused') break;
      this.#tags = budget.isOver ? [] : this.#tags.slice(1);
    }
    this.#isRunning = false;
    if (seen.ads > 0 && !this.#removed.signal.aborted) {
      this.stage.setVideoInert(false);
      this.emit('adBreakEnd');
    }
    return this.isDue ? 'refused' : 'done';
  }

  async #showFirst(onStart: () => void, budget: WaitBudget): Promise<AdOutcome> {
    const [tag = ''] = this.#tags;
    const { signal } = this.#removed;
    const search = new AbortController();
    budget.wait(() => search.abort());
    const ad = await loadAd(tag, AbortSignal.any([signal, search.signal]));
    budget.rest();
    if (!ad || signal.aborted || budget.isOver) return 'failed';
    const skipAfter = ad.skipAfter ?? this.options?.skipoffset ?? null;
    const { adScreen, video } = this.stage;
    return showAd(adScreen, ad, { skipAfter, volume: video, budget, onStart, signal });
  }

  remove(): void {
    this.#tags = [];
    this.#removed.abort();
  }
}

/** This player supports only the offsets before the video. */
const isBefore = (offset: string) => /^(pre|0|0%|00:00:00(\.0+)?)$/.test(offset);

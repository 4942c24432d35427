import { showAd, type AdOutcome } from './ad-screen.ts';
import { loadAd } from './load-ad.ts';
import { WaitBudget } from './wait-budget.ts';
import type { AdvertisingOptions } from './setup-options.ts';
import type { PlayerContainer } from './player-container.ts';

/** Milliseconds that a break may keep everybody waiting in all: until it is known what its ads are, and for their pictures. */
const LONGEST_WAIT = 4000;

/** The ads before a video. Whatever is wrong with them, the video comes after a bounded wait. */
export class AdBreaks {
  #tags: readonly string[];
  #isRunning = false;
  readonly #removed = new AbortController();

  /** `tell` is told when ads take the screen and leave it. */
  constructor(
    private readonly stage: PlayerContainer,
    private readonly options: AdvertisingOptions | undefined,
    private readonly tell: (event: 'adBreakStart' | 'adBreakEnd') => void,
  ) {
    this.#tags = (options?.schedule ?? []).filter(({ offset }) => isBefore(offset)).map(({ tag }) => tag);
  }

  /** Whether ads are to be shown before the video goes on. */
  get isDue(): boolean {
    return this.#tags.length > 0;
  }

  /** Whether an ad is on the screen. */
  get isShown(): boolean {
    return !this.stage.adScreen.hidden;
  }

  /** Shows what is due. Answers whether the video may come now: not while ads run already, or the browser refuses. */
  async show(): Promise<'done' | 'busy' | 'refused'> {
    if (this.#isRunning) return 'busy';
    this.#isRunning = true;
    const seen = { ads: 0 };
    const onStart = () => {
      this.stage.giveWay(true);
      if (seen.ads === 0) this.tell('adBreakStart');
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
      this.stage.giveWay(false);
      this.tell('adBreakEnd');
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

/** Of the offsets there are, this player shows those before the video. */
const isBefore = (offset: string) => /^(pre|0|0%|00:00:00(\.0+)?)$/.test(offset);

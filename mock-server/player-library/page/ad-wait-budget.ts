/** Limits the total delay of an ad break, in milliseconds. Time with an ad on the screen does not count. */
export class AdWaitBudget {
  #left: number;
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(longest: number) {
    this.#left = longest;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /**
   * Starts or resumes the wait; calls `giveUp` when the budget is used up.
   *
   * @param grace milliseconds that do not count yet
   */
  wait(giveUp: () => void, grace = 0): void {
    this.rest();
    this.#since = performance.now() + grace;
    this.#timer = setTimeout(() => {
      this.rest();
      this.#left = 0;
      giveUp();
    }, grace + this.#left);
  }

  /** Stops the wait, and deducts its time from the budget. */
  rest(): void {
    clearTimeout(this.#timer);
    if (this.#since !== null)
      this.#left -= Math.min(this.#left, Math.max(0, performance.now() - this.#since));
    this.#since = null;
  }
}

/** How long a break may keep everybody waiting, in milliseconds. Ads that are on the screen are not waited for. */
export class WaitBudget {
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
   * Begins, or goes on, to wait; calls `giveUp` when nothing is left.
   *
   * @param grace what does not count yet, in milliseconds
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

  /** Waits no longer; what has been waited for is spent. */
  rest(): void {
    clearTimeout(this.#timer);
    if (this.#since !== null)
      this.#left -= Math.min(this.#left, Math.max(0, performance.now() - this.#since));
    this.#since = null;
  }
}

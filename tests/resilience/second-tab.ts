import { CurrentViewer } from '#application/account/current-viewer.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { SecondTab } from '#features/support/dom/second-tab.ts';
import type { ActionLog } from './action-log.ts';
import type { Oracle } from './oracle.ts';

/** A second tab of the browser, while one is open, in which the same member watches and changes favorites. */
export class MemberSecondTab {
  #tab: SecondTab | null = null;

  constructor(
    private readonly assembly: DomAssembly,
    private readonly oracle: Oracle,
    private readonly log: ActionLog,
  ) {}

  get isOpen(): boolean {
    return this.#tab !== null;
  }

  async open(): Promise<void> {
    this.#tab ??= await this.assembly.openSecondTab();
  }

  async close(): Promise<void> {
    if (!this.#tab) return;
    await this.#tab.close();
    this.#tab = null;
    this.oracle.acceptOvertaking();
  }

  /** Whether it knows the same member as the first tab. */
  get hasSameMember(): boolean {
    const viewer = this.#tab?.provide(CurrentViewer).now();
    return viewer?.state === 'member' && viewer.member.id === this.oracle.owner;
  }

  toggleFavorite(id: string): void {
    const store = this.#tab?.provide(FavoritesStore);
    const was = store?.now().includes(mediaId(id)) ?? false;
    if (!this.oracle.expected().acceptableFavorite(id).includes(was)) {
      this.log.reportLoss(`${id} is ${was ? 'a' : 'no'} favorite in the second tab`);
    }
    store?.toggle(mediaId(id));
    this.oracle.setFavoriteInOtherTab(id, !was);
  }

  /** Watches an item up to this fraction. */
  watch(id: string, share: number): void {
    this.#tab?.provide(WatchHistoryStore).saver()({ mediaId: mediaId(id), progress: progress(share) });
    this.oracle.saveProgress(id, share);
  }
}

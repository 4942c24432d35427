import { CurrentViewer } from '#application/account/current-viewer.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { SecondTab } from '#features/support/dom/second-tab.ts';
import type { Diary } from './action-log.ts';

/** Another tab of the browser, while there is one, in which the same member marks and watches. */
export class OtherTab {
  #tab: SecondTab | null = null;

  constructor(
    private readonly assembly: DomAssembly,
    private readonly diary: Diary,
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
    this.diary.doubtOnItsWay();
  }

  /** Whether it knows the same member as the tab in front. */
  get isTheirs(): boolean {
    const viewer = this.#tab?.provide(CurrentViewer).now();
    return viewer?.state === 'member' && viewer.member.id === this.diary.owner;
  }

  /** Marks an item, or unmarks it. */
  mark(id: string): void {
    const keeper = this.#tab?.provide(FavoritesStore);
    const was = keeper?.now().includes(mediaId(id)) ?? false;
    if (!this.diary.owed().marks(id).includes(was)) {
      this.diary.lose(`${id} is ${was ? 'a' : 'no'} favorite in the other tab`);
    }
    keeper?.toggle(mediaId(id));
    this.diary.mark(id, !was);
  }

  /** Watches an item to a part of it. */
  watch(id: string, share: number): void {
    this.#tab?.provide(WatchHistoryStore).saver()({ mediaId: mediaId(id), progress: progress(share) });
    this.diary.save(id, share);
  }
}

import type { Observable } from 'rxjs';
import { limitedQuality } from '#domain/playback/data-saving.ts';
import type { PlaybackStep } from '#domain/playback/playback-reducer.ts';
import type { Network } from '../ports/network.ts';
import type { PlayerSession } from '../ports/player.ts';

/** PLY-15: a device that saves data plays at 720 lines at most. */
export function saveData(
  steps$: Observable<PlaybackStep>,
  change: PlayerSession['change'],
  { savesData }: Pick<Network, 'savesData'>,
): void {
  steps$.subscribe(({ before, now }) => {
    const { qualities } = now.state.settings;
    if (qualities === before.state.settings.qualities || !savesData()) return;
    const quality = limitedQuality(qualities);
    if (quality !== undefined) change({ quality });
  });
}

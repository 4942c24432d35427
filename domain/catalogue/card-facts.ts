import type { Access } from '../access/access-rule.ts';
import { isLive } from '../playback/seconds.ts';
import { progressState, type Progress, type ProgressState } from '../progress/progress.ts';
import { wholeMinutes } from './duration.ts';
import type { MediaItem } from './media-item.ts';

/** What a card shows in addition to image and title (CAT-09). */
export interface CardFacts {
  readonly locked: boolean;
  readonly progressState: ProgressState;
  readonly length: { readonly kind: 'minutes'; readonly minutes: number } | { readonly kind: 'live' } | null;
}

/** The facts of a card; until the viewer is known, no item is shown as locked. */
export function cardFacts(item: MediaItem, access: Access, progress: Progress): CardFacts {
  return {
    locked: access.state === 'locked' && isPlayable(item),
    progressState: progressState(progress),
    length: lengthOf(item),
  };
}

/** Only playable items can be locked: a trainer, a page or a hub is open to everyone. */
const isPlayable = ({ contentType }: MediaItem): boolean =>
  contentType !== 'trainer' && contentType !== 'page' && contentType !== 'hub';

function lengthOf(item: MediaItem): CardFacts['length'] {
  if (!isPlayable(item)) return null;
  if (!isLive(item.duration)) return { kind: 'minutes', minutes: wholeMinutes(item.duration) };
  return item.contentType === 'program' || item.contentType === 'series' ? null : { kind: 'live' };
}

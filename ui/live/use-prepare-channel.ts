import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { useMayPlay } from '../session/use-access.ts';
import { usePreparePlayer } from '../playback/use-prepare-player.ts';

/** How long a pointer or the focus has to stay on a channel, in milliseconds. */
const INTENT_MS = 100;

/** The handlers of the element that contains the channels' rows. */
export interface PrepareHandlers {
  readonly onPointerOver: (event: SyntheticEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: SyntheticEvent) => void;
}

/**
 * Preloads the player for a channel on whose row the pointer or the focus stays, once for each channel, and never for one that
 * the viewer may not watch. A row has the channel's index as `data-row`.
 */
export function usePrepareChannel(channels: readonly LiveChannel[]): PrepareHandlers {
  const mayPlay = useMayPlay();
  const prepare = usePreparePlayer();
  const prepared = useRef(new Set<MediaId>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = ({ target }: SyntheticEvent) => {
    stop();
    const channel = channels[rowOf(target)];
    if (!channel || prepared.current.has(channel.id) || !mayPlay(channel)) return;
    timer.current = setTimeout(() => {
      prepared.current.add(channel.id);
      prepare();
    }, INTENT_MS);
  };
  return { onPointerOver: start, onPointerLeave: stop, onFocus: start };
}

const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? NaN);

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import {
  liveSelection,
  selectFromBeginning,
  selectProgram,
  type LiveSelection,
} from '#domain/live/live-selection.ts';
import type { ProgramTimes } from '#domain/live/program.ts';
import { liveAddressIn, withLiveAddress, type LiveAddress } from '#domain/navigation/paths.ts';
import { useChangeQuery } from '../navigation/use-search-param.ts';
import { useInjection } from '../session/use-injection.ts';
import type { Channels } from './use-known-channels.ts';

/** What is to be selected. */
export interface Wanted {
  readonly channel: LiveChannel;
  /** Null: whatever is on. */
  readonly program: ProgramTimes | null;
  readonly isFromBeginning?: boolean;
  readonly isPlayerOpen: boolean;
}

/** The selection that the page's address names (LIV-06). */
export interface SelectionInAddress {
  readonly selection: LiveSelection;
  readonly isPlayerOpen: boolean;
  /** The parameters of the address of a selection. */
  readonly parametersOf: (wanted: Wanted) => URLSearchParams;
  /** Selects, in a new entry of the browser's history or in place of the current one. */
  readonly select: (wanted: Wanted, how?: 'push' | 'replace') => void;
}

/**
 * @param isEntitled whether the viewer may watch a channel
 */
export function useLiveSelection(
  channels: Channels,
  isEntitled: (channel: LiveChannel) => boolean,
): SelectionInAddress {
  const clock = useInjection(Clock);
  const [parameters] = useSearchParams();
  const changeQuery = useChangeQuery();
  const address = liveAddressIn(parameters);
  const channel = channels.find(({ id }) => id === address.channel) ?? channels[0];
  const { program, isFromBeginning } = address;
  const isAllowed = isFromBeginning && isEntitled(channel);
  // The channel as it is named: one that becomes known later switches nothing.
  const named = address.channel ?? channel.id;
  const wanted = [named, program?.start, program?.end, isAllowed].join(' ');

  const select = (previous: LiveSelection | null): LiveSelection => {
    const live = liveSelection(channel.id, previous);
    if (!program) return live;
    const selected = { channel: channel.id, program };
    const moment = {
      now: clock.now().getTime(),
      catchUp: channel.channel.catchUp,
    };
    return isFromBeginning
      ? selectFromBeginning(previous ?? live, selected, isAllowed, moment)
      : selectProgram(previous ?? live, selected, moment);
  };
  const [current, setCurrent] = useState(() => ({ wanted, selection: select(null) }));
  let { selection } = current;
  if (current.wanted !== wanted) {
    selection = select(current.selection);
    setCurrent({ wanted, selection });
  }

  const parametersOf = (next: Wanted) => withLiveAddress(parameters, addressOf(next));
  return {
    selection,
    isPlayerOpen: address.isPlayerOpen,
    parametersOf,
    select: (next, how = 'push') => changeQuery(() => parametersOf(next), how),
  };
}

const addressOf = ({ channel, program, isFromBeginning = false, isPlayerOpen }: Wanted): LiveAddress => ({
  channel: channel.id,
  program,
  isFromBeginning,
  isPlayerOpen,
});

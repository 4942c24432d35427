import { useEffect } from 'react';
import { ChannelBroadcast } from '#application/live/channel-broadcast.ts';
import type { BroadcastPosition } from '#domain/live/broadcast-position.ts';
import { hasToGoLive, type LiveSelection } from '#domain/live/live-selection.ts';
import { useInjection } from '../session/use-injection.ts';
import { useObservableState } from '../session/use-observable-state.ts';

/** The live stream that plays. */
export const useChannelBroadcast = (): ChannelBroadcast => useInjection(ChannelBroadcast);

/** What is shown of the live stream that plays; null without one. The component renders again several times a second. */
export const useBroadcastPosition = (): BroadcastPosition | null =>
  useObservableState(useChannelBroadcast().position);

/** Goes to the live edge when it is selected while a stream plays that reaches it. */
export function useGoLiveIfSelected(selection: LiveSelection): void {
  const broadcast = useChannelBroadcast();
  useEffect(() => {
    if (hasToGoLive(selection)) broadcast.goLive();
  }, [selection, broadcast]);
}

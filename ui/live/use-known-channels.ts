import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFailure } from '#application/app-failure.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { isLiveChannel, type LiveChannel } from '#domain/catalogue/media-item.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { liveAddressIn } from '#domain/navigation/paths.ts';
import { useMediaById } from '../queries/use-media.ts';
import { useWithViewerTitle } from '../session/use-item-title.ts';

export type Channels = readonly [LiveChannel, ...LiveChannel[]];

const NONE: readonly LiveChannel[] = [];

export interface KnownChannels {
  /** Undefined while one loads, or the guide is empty. */
  readonly known: Channels | undefined;
  /** Why the named channel could not be loaded; null also if there is none of this name. */
  readonly failure: Error | null;
  readonly tryAgain: () => void;
}

/**
 * The channels of a live page with those that its address has named before the guide loaded them: they are loaded by their ids,
 * and stay the same when the guide comes to them (LIV-06).
 *
 * @param loaded the channels that the guide has loaded
 */
export function useKnownChannels(loaded: readonly LiveChannel[]): KnownChannels {
  const asShown = useWithViewerTitle();
  const [named, setNamed] = useState(NONE);
  const [noChannel, setNoChannel] = useState<MediaId | null>(null);
  const [parameters] = useSearchParams();
  const id = liveAddressIn(parameters).channel ?? mediaId('');
  const isUnknown = [...named, ...loaded].every((channel) => channel.id !== id);
  const isWanted = isUnknown && id !== noChannel && isPathSegment(id);
  const { data, error, refetch } = useMediaById(id, isWanted);
  if (isWanted && data && isLiveChannel(data)) setNamed([...named, data]);
  else if (isWanted && (data || isFailure(error, 'not-found'))) setNoChannel(id);
  const [first, ...others] = loaded;
  return {
    known: first && !isWanted ? [first, ...named.map(asShown), ...others] : undefined,
    failure: isWanted ? error : null,
    tryAgain: () => void refetch(),
  };
}

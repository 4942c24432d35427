import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { isLiveChannel, type LiveChannel } from '#domain/catalogue/media-item.ts';
import { isPathSegment } from '#domain/navigation/path-segment.ts';
import { liveAddressIn } from '#domain/navigation/paths.ts';
import { useMediaById } from '../queries/use-media.ts';
import { useWithViewerTitle } from '../session/use-item-title.ts';

export type Channels = readonly [LiveChannel, ...LiveChannel[]];

const NONE: readonly LiveChannel[] = [];

/**
 * The channels of a live page with those that its address has named before the guide loaded them: they are loaded by their ids,
 * and stay the same when the guide comes to them (LIV-06). Undefined while one loads, or the guide is empty.
 *
 * @param loaded the channels that the guide has loaded
 */
export function useKnownChannels(loaded: readonly LiveChannel[]): Channels | undefined {
  const asShown = useWithViewerTitle();
  const [named, setNamed] = useState(NONE);
  const [parameters] = useSearchParams();
  const id = liveAddressIn(parameters).channel ?? mediaId('');
  const isUnknown = [...named, ...loaded].every((channel) => channel.id !== id);
  const { data, isFetching, isFetched } = useMediaById(id, isUnknown && isPathSegment(id));
  if (isUnknown && data && isLiveChannel(data)) setNamed([...named, data]);
  const [first, ...others] = loaded;
  return first && (isFetched || !isFetching) ? [first, ...named.map(asShown), ...others] : undefined;
}

import { Navigate, useSearchParams } from 'react-router-dom';
import { channelLink, opensPlayer, withOrigin, withPlayer } from '#domain/navigation/paths.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';

/** Redirects a live channel to its live page (MED-01), which selects it; without one, it is not found. */
export function LiveChannelRedirect({ item }: { item: MediaItem }) {
  const { from } = useDetailAddress();
  const [query] = useSearchParams();
  if (!item.liveChannels) return <ChannelNotFound />;
  const page = channelLink(item.liveChannels, item.id);
  return <Navigate replace to={withOrigin(opensPlayer(query) ? withPlayer(page) : page, from)} />;
}

function ChannelNotFound() {
  const t = useText();
  useDocumentTitle(t('details:channelNotFound'));
  return <MessagePage heading={t('details:channelNotFound')} text={t('details:channelNotFoundText')} />;
}

import { Navigate } from 'react-router-dom';
import { playlistLink, withOrigin } from '#domain/navigation/paths.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';

/** Redirects a live channel to its live page (MED-01); without one, it is not found. */
export function LiveChannelRedirect({ item }: { item: MediaItem }) {
  const { from } = useDetailAddress();
  return item.liveChannels ? (
    <Navigate replace to={withOrigin(playlistLink(item.liveChannels), from)} />
  ) : (
    <ChannelNotFound />
  );
}

function ChannelNotFound() {
  const t = useText();
  useDocumentTitle(t('details:channelNotFound'));
  return <MessagePage heading={t('details:channelNotFound')} text={t('details:channelNotFoundText')} />;
}

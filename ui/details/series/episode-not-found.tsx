import { MessagePage } from '../../feedback/message-page.tsx';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import { useText } from '../../i18n/i18n.ts';

/** MED-14: the page for an episode that is not in its series. */
export function EpisodeNotFound() {
  const t = useText();
  useDocumentTitle(t('details:episodeNotFound'));
  return <MessagePage heading={t('details:episodeNotFound')} text={t('details:episodeNotFoundText')} />;
}

import { MessagePage } from '../../feedback/message-page.tsx';
import { useScreenTitle } from '../../session/use-screen-title.ts';
import { useText } from '../../i18n/i18n.ts';

/** MED-14: the page for an episode that is not in its series. */
export function EpisodeNotFound() {
  const t = useText();
  useScreenTitle(t('details:episodeNotFound'));
  return <MessagePage heading={t('details:episodeNotFound')} text={t('details:episodeNotFoundText')} />;
}

import { useText } from '../i18n/i18n.ts';
import { MessagePage } from './message-page.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';

/** SHL-09: the screen for an unknown address. */
export function NotFoundScreen() {
  const t = useText();
  useDocumentTitle(t('pageNotFound'));
  return <MessagePage heading={t('pageNotFound')} text={t('pageNotFoundText')} />;
}

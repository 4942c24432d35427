import { HOME_PATH } from '#domain/navigation/paths.ts';
import { MessagePage } from '../../feedback/message-page.tsx';
import { StillOffline } from '../../feedback/still-offline.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/link.tsx';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import { useReload } from '../../session/use-reload.ts';
import styles from './offline-home.module.css';

/** Any page but home: it needs a connection, and loads as soon as there is one. */
export function NeedsConnectionPage() {
  const t = useText();
  const { failures, reload } = useReload();
  useDocumentTitle(t('offline'), false);
  return (
    <>
      <MessagePage heading={t('offline')} text={t('offlineText')} onTryAgain={reload} />
      <p className={styles.link}>
        <Link to={HOME_PATH}>{t('offline:seeKept')}</Link>
      </p>
      <StillOffline failures={failures} />
    </>
  );
}

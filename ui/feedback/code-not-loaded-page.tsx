import { useText } from '../i18n/i18n.ts';
import { useReload } from '../session/use-reload.ts';
import { MessagePage } from './message-page.tsx';

/** Stands for a screen whose code could not be loaded. */
export function CodeNotLoadedPage() {
  const t = useText();
  const { isOffline, failures, reload } = useReload();
  return (
    <>
      <MessagePage
        heading={t(isOffline ? 'offline' : 'screenFailed')}
        text={t(isOffline ? 'offlineText' : 'screenFailedText')}
        onTryAgain={reload}
      />
      <div key={failures} className="visually-hidden" role="status">
        {failures > 0 && t('stillOffline')}
      </div>
    </>
  );
}

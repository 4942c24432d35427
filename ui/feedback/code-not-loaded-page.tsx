import { useText } from '../i18n/i18n.ts';
import { useReload } from '../session/use-reload.ts';
import { MessagePage } from './message-page.tsx';

/** Stands for a screen whose code could not be loaded. */
export function CodeNotLoadedPage() {
  const t = useText();
  const { isOnline, reload } = useReload();
  return (
    <MessagePage
      heading={t(isOnline ? 'screenFailed' : 'offline')}
      text={t(isOnline ? 'screenFailedText' : 'offlineText')}
      onTryAgain={reload}
    />
  );
}

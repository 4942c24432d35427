import { useText } from '../i18n/i18n.ts';
import { useReload } from '../session/use-reload.ts';
import { useReloadWhenReachable } from '../session/use-reload-when-reachable.ts';
import { MessagePage } from './message-page.tsx';
import { StillOffline } from './still-offline.tsx';

interface CodeNotLoadedPageProps {
  /** What it says to somebody who is online. */
  readonly heading: string;
  readonly text: string;
}

/** Stands for a screen whose code, or texts, could not be loaded. */
export function CodeNotLoadedPage({ heading, text }: CodeNotLoadedPageProps) {
  const t = useText();
  const { isOffline, failures, reload } = useReload();
  useReloadWhenReachable(isOffline);
  return (
    <>
      <MessagePage
        heading={isOffline ? t('offline') : heading}
        text={isOffline ? t('offlineText') : text}
        onTryAgain={reload}
      />
      <StillOffline failures={failures} />
    </>
  );
}

import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { useRequestedSignIn } from '../../account/use-requested-sign-in.ts';
import { BusyAnnouncer } from '../../feedback/busy.tsx';
import { CodeNotLoadedPage } from '../../feedback/code-not-loaded-page.tsx';
import { LoadingScreen } from '../../feedback/loading-screen.tsx';
import { TextsNotLoaded } from '../../i18n/language.ts';
import { MessagePage } from '../../feedback/message-page.tsx';
import { CodeNotLoaded } from '../../navigation/lazy-module.ts';
import { useErrorReports } from '../../session/use-error-reports.ts';
import { useLanguage, useText } from '../../i18n/i18n.ts';

/** The place of a screen: says that it is loading, and what to do if it fails. It leads to the sign-in that an address requests. */
export function ScreenOutlet() {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const errorReports = useErrorReports();
  const isSignInRequested = useRequestedSignIn();
  return (
    <ErrorBoundary
      resetKeys={[pathname, language]}
      onError={(error) => errorReports.report(error, isNotLoaded(error) ? 'code' : 'screen')}
      fallbackRender={({ error, resetErrorBoundary }) =>
        error instanceof CodeNotLoaded ? (
          <CodeNotLoadedPage heading={t('screenFailed')} text={t('screenFailedText')} />
        ) : error instanceof TextsNotLoaded ? (
          <CodeNotLoadedPage heading={t('noTranslations')} text={t('noTranslationsText')} />
        ) : (
          <MessagePage
            heading={t('screenFailed')}
            text={t('screenFailedText')}
            onTryAgain={resetErrorBoundary}
          />
        )
      }
    >
      <BusyAnnouncer>{isSignInRequested ? <LoadingScreen /> : <Outlet />}</BusyAnnouncer>
    </ErrorBoundary>
  );
}

const isNotLoaded = (error: unknown): boolean =>
  error instanceof CodeNotLoaded || error instanceof TextsNotLoaded;

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { BASE_PATH, onOneLine } from '#domain/navigation/paths.ts';
import { useTexts, type Texts } from '../i18n/i18n.ts';
import { LanguageProvider } from '../shell/language/language-provider.tsx';
import { Layout } from './layout/layout.tsx';
import { ScreenOutlet } from './layout/screen-outlet.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { HistoryStateProvider } from '../navigation/history-state.tsx';
import { lazyScreen } from '../navigation/lazy-screen.tsx';
import { ROUTES, routeAt, type AppRoute } from './routes.ts';
import { ScreenPrefetch } from '../navigation/screen-prefetch.ts';
import { InjectionContext, useProvide, type Provide } from '../session/use-injection.ts';

const screensOf = (routes: readonly AppRoute[]) =>
  routes.map(({ pattern, screen: load }) => {
    const Screen = lazyScreen(load, LoadingScreen);
    return { path: pattern, element: <Screen /> };
  });
const SCREENS = screensOf(ROUTES.filter(({ standsAlone }) => !standsAlone));
const SCREENS_ALONE = screensOf(ROUTES.filter(({ standsAlone }) => standsAlone));

/** Lets the components below it prefetch the code and the texts of a screen. */
function PrefetchProvider({ children }: { readonly children: ReactNode }) {
  const texts = useTexts();
  const provide = useProvide();
  const prefetch = useCallback(
    // A failed load is retried, and reported, when the screen is opened.
    (path: string) =>
      void routeAt(path)
        ?.screen.load(texts, provide)
        .catch(() => undefined),
    [texts, provide],
  );
  return <ScreenPrefetch value={prefetch}>{children}</ScreenPrefetch>;
}

/** The screen at an address, which may have line breaks, as mails make them. */
function Screens({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const pathname = onOneLine(location.pathname);
  return useRoutes(routes, pathname === location.pathname ? undefined : { ...location, pathname });
}

/** Nothing but the screen: another app shows it as a part of its own page (PRG-03). */
const BareLayout = () => (
  <main>
    <ScreenOutlet />
  </main>
);

interface AppProps {
  readonly provide: Provide;
  readonly texts: Texts;
  readonly queries: QueryClient;
  /** Shows instead of every screen that has header and footer; null if the app has a connection. */
  readonly offline: ReactNode;
}

/** The whole app, with the dependencies that a composition provides. */
export function App({ provide, texts, queries, offline }: AppProps) {
  const notFound = { path: '*', element: offline ?? <NotFoundScreen /> };
  const routes = [
    { element: <Layout />, children: [...(offline ? [] : SCREENS), notFound] },
    { element: <BareLayout />, children: SCREENS_ALONE },
  ];
  return (
    <InjectionContext value={provide}>
      <LanguageProvider texts={texts}>
        <QueryClientProvider client={queries}>
          <BrowserRouter basename={BASE_PATH} useTransitions={false}>
            <HistoryStateProvider>
              <PrefetchProvider>
                <Screens routes={routes} />
              </PrefetchProvider>
            </HistoryStateProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </InjectionContext>
  );
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { TextsContext } from '../i18n/i18n.ts';
import { BareLayout } from './layout/bare-layout.tsx';
import { Layout } from './layout/layout.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { HistoryStateProvider } from '../navigation/history-state.tsx';
import { screen } from '../navigation/lazy-screen.tsx';
import { ROUTES, routeAt, type AppRoute } from './routes.ts';
import { ScreenPrefetch } from '../navigation/screen-prefetch.ts';
import { InjectionContext, type Provide } from '../session/use-injection.ts';

const screensOf = (routes: readonly AppRoute[]) =>
  routes.map(({ pattern, screen: load }) => {
    const Screen = screen(load, LoadingScreen);
    return <Route key={pattern} path={pattern} element={<Screen />} />;
  });
const SCREENS = screensOf(ROUTES.filter(({ standsAlone }) => !standsAlone));
const SCREENS_ALONE = screensOf(ROUTES.filter(({ standsAlone }) => standsAlone));

/** A failed load is retried, and reported, when the screen is opened. */
const prepareScreen = (path: string) =>
  void routeAt(path)
    ?.screen()
    .catch(() => undefined);

interface AppProps {
  readonly provide: Provide;
  readonly texts: i18n;
  readonly queries: QueryClient;
  /** Shows instead of every screen. */
  readonly Offline?: ComponentType | undefined;
}

/** The whole app, with the dependencies that a composition provides. */
export function App({ provide, texts, queries, Offline }: AppProps) {
  const Otherwise = Offline ?? NotFoundScreen;
  return (
    <InjectionContext value={provide}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <BrowserRouter basename={BASE_PATH} useTransitions={false}>
            <HistoryStateProvider>
              <ScreenPrefetch value={prepareScreen}>
                <Routes>
                  <Route element={<Layout />}>
                    {!Offline && SCREENS}
                    <Route path="*" element={<Otherwise />} />
                  </Route>
                  <Route element={<BareLayout />}>{SCREENS_ALONE}</Route>
                </Routes>
              </ScreenPrefetch>
            </HistoryStateProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </TextsContext>
    </InjectionContext>
  );
}

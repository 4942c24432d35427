import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { TextsContext } from '../texts/texts.ts';
import { Layout } from './layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { BASE_PATH } from './base-path.ts';
import { screen } from './screen.tsx';
import { loadHome, loadMedia, loadPlaylist, loadSeriesLink } from './screens.ts';
import { AppContext, type Provide } from './use-app.ts';

const HomeScreen = screen(loadHome, (code) => code.HomeScreen);
const WorkoutScreen = screen(loadMedia, (code) => code.WorkoutScreen);
const ProgramScreen = screen(loadMedia, (code) => code.ProgramScreen);
const MediaByIdScreen = screen(loadMedia, (code) => code.MediaByIdScreen);
const PlaylistScreen = screen(loadPlaylist, (code) => code.PlaylistScreen);
const SeriesLinkScreen = screen(loadSeriesLink, (code) => code.SeriesLinkScreen);

interface AppProps {
  readonly provide: Provide;
  readonly texts: i18n;
  readonly queries: QueryClient;
}

/** The whole app, on what a composition provides. */
export function App({ provide, texts, queries }: AppProps) {
  return (
    <AppContext value={provide}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <BrowserRouter basename={BASE_PATH}>
            <Routes>
              <Route element={<Layout />}>
                <Route index element={<HomeScreen />} />
                <Route path="workout/:slug" element={<WorkoutScreen />} />
                <Route path="program/:slug" element={<ProgramScreen />} />
                <Route path="m/:id/:title?" element={<MediaByIdScreen />} />
                <Route path="s/:id/:title?" element={<SeriesLinkScreen />} />
                <Route path="p/:id" element={<PlaylistScreen />} />
                <Route path="*" element={<NotFoundScreen />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </TextsContext>
    </AppContext>
  );
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { lazy, useState, type ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { TextsContext } from '../texts/texts.ts';
import { Layout } from './layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { HistoryMemoryProvider } from './history-memory.tsx';
import { BASE_PATH } from './base-path.ts';
import {
  loadBrowse,
  loadDaily,
  loadHome,
  loadMedia,
  loadPlaylist,
  loadPrograms,
  loadSearch,
  type ScreenCode,
} from './screens.ts';
import { AppContext, type Provide } from './use-app.ts';

/** A screen whose code comes when it is opened; where it is there already, the screen shows without an interval. */
function screen<Module>(load: ScreenCode<Module>, pick: (code: Module) => ComponentType): ComponentType {
  const Later = lazy(async () => ({ default: pick(await load()) }));
  return function Screen() {
    const [Shown] = useState(() => {
      const code = load.arrived();
      return code ? pick(code) : Later;
    });
    return <Shown />;
  };
}

const HomeScreen = screen(loadHome, (code) => code.HomeScreen);
const WorkoutScreen = screen(loadMedia, (code) => code.WorkoutScreen);
const ProgramScreen = screen(loadMedia, (code) => code.ProgramScreen);
const MediaByIdScreen = screen(loadMedia, (code) => code.MediaByIdScreen);
const BrowseScreen = screen(loadBrowse, (code) => code.BrowseScreen);
const DailyScreen = screen(loadDaily, (code) => code.DailyScreen);
const DailyHistoryScreen = screen(loadDaily, (code) => code.DailyHistoryScreen);
const PlaylistScreen = screen(loadPlaylist, (code) => code.PlaylistScreen);
const SearchScreen = screen(loadSearch, (code) => code.SearchScreen);
const ProgramsScreen = screen(loadPrograms, (code) => code.ProgramsScreen);

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
            <HistoryMemoryProvider>
              <Routes>
                <Route element={<Layout />}>
                  <Route index element={<HomeScreen />} />
                  <Route path="workout/:slug" element={<WorkoutScreen />} />
                  <Route path="program/:slug" element={<ProgramScreen />} />
                  <Route path="m/:id/:title?" element={<MediaByIdScreen />} />
                  <Route path="p/:id" element={<PlaylistScreen />} />
                  <Route path="q/*" element={<SearchScreen />} />
                  <Route path="programs" element={<ProgramsScreen />} />
                  <Route path="workouts" element={<BrowseScreen />} />
                  <Route path="365" element={<DailyScreen />} />
                  <Route path="365/history" element={<DailyHistoryScreen />} />
                  <Route path="*" element={<NotFoundScreen />} />
                </Route>
              </Routes>
            </HistoryMemoryProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </TextsContext>
    </AppContext>
  );
}

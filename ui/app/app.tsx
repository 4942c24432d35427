import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import {
  BASE_PATH,
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  HOME_PATH,
  MEDIA_PATTERN,
  MEMBER_PATTERN,
  PLAYLIST_PATTERN,
  PROGRAM_PATTERN,
  PROGRAMS_PATH,
  SEARCH_PATTERN,
  SERIES_LINK_PATTERN,
  WORKOUT_PATTERN,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { TextsContext } from '../i18n/i18n.ts';
import { Layout } from './layout/layout.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { HistoryStateProvider } from '../navigation/history-state.tsx';
import { screen } from '../navigation/lazy-screen.tsx';
import {
  loadBrowse,
  loadDaily,
  loadHome,
  loadMedia,
  loadMember,
  loadPlaylist,
  loadPrograms,
  loadScreenAt,
  loadSeriesLink,
} from './screens.ts';
import { loadSearch } from '../search/lazy-search.ts';
import { ScreenPreparation } from '../navigation/screen-preparation.ts';
import { InjectionContext, type Provide } from '../session/use-injection.ts';

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
const MemberScreen = screen(loadMember, (code) => code.MemberScreen);
const SeriesLinkScreen = screen(loadSeriesLink, (code) => code.SeriesLinkScreen);

/** A screen whose code does not arrive is asked for again, and missed, when it is opened. */
const prepareScreen = (path: string) => void loadScreenAt(path).catch(() => undefined);

interface AppProps {
  readonly provide: Provide;
  readonly texts: i18n;
  readonly queries: QueryClient;
}

/** The whole app, on what a composition provides. */
export function App({ provide, texts, queries }: AppProps) {
  return (
    <InjectionContext value={provide}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <BrowserRouter basename={BASE_PATH}>
            <HistoryStateProvider>
              <ScreenPreparation value={prepareScreen}>
                <Routes>
                  <Route element={<Layout />}>
                    <Route path={HOME_PATH} element={<HomeScreen />} />
                    <Route path={WORKOUT_PATTERN} element={<WorkoutScreen />} />
                    <Route path={PROGRAM_PATTERN} element={<ProgramScreen />} />
                    <Route path={MEDIA_PATTERN} element={<MediaByIdScreen />} />
                    <Route path={SERIES_LINK_PATTERN} element={<SeriesLinkScreen />} />
                    <Route path={PLAYLIST_PATTERN} element={<PlaylistScreen />} />
                    <Route path={SEARCH_PATTERN} element={<SearchScreen />} />
                    <Route path={PROGRAMS_PATH} element={<ProgramsScreen />} />
                    <Route path={WORKOUTS_PATH} element={<BrowseScreen />} />
                    <Route path={DAILY_PATH} element={<DailyScreen />} />
                    <Route path={DAILY_HISTORY_PATH} element={<DailyHistoryScreen />} />
                    <Route path={MEMBER_PATTERN} element={<MemberScreen />} />
                    <Route path="*" element={<NotFoundScreen />} />
                  </Route>
                </Routes>
              </ScreenPreparation>
            </HistoryStateProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </TextsContext>
    </InjectionContext>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { lazy, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { TextsContext } from '../texts/texts.ts';
import { Layout } from './layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { makeQueryClient } from './query-policy.ts';
import { loadHome, loadMedia, loadPlaylist } from './screens.ts';
import { AppContext, type Provide } from './use-app.ts';

/** CFG-01: where the app is mounted. */
const BASE_PATH = '/app';

const HomeScreen = lazy(async () => ({ default: (await loadHome()).HomeScreen }));
const WorkoutScreen = lazy(async () => ({ default: (await loadMedia()).WorkoutScreen }));
const ProgramScreen = lazy(async () => ({ default: (await loadMedia()).ProgramScreen }));
const MediaByIdScreen = lazy(async () => ({ default: (await loadMedia()).MediaByIdScreen }));
const PlaylistScreen = lazy(async () => ({ default: (await loadPlaylist()).PlaylistScreen }));

/** The whole app, on what a composition provides. */
export function App({ provide, texts }: { provide: Provide; texts: i18n }) {
  const [queries] = useState(makeQueryClient);
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

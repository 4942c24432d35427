import { createRoot } from 'react-dom/client';
import { fetchWithPrefetched, type PrefetchedResponses } from '#adapters/http/prefetched-responses.ts';
import { makeScriptLibraryLoader } from '#adapters/hosted-player/player-library.ts';
import { composeApp, loadConfiguration } from '../composition/compose-app.ts';
import type { Environment } from '../composition/environment.ts';
import '../design-system/theme/base.css';
import { bootstrap } from '../app/bootstrap.tsx';
import { initialLanguage } from './initial-language.ts';
import { platformDefaults } from './platform-defaults.ts';

const noRequests: PrefetchedResponses = new Map();
const environment: Environment = {
  window,
  fetch: fetchWithPrefetched(window.prefetchedResponses ?? noRequests, (input, init) => fetch(input, init)),
  loadPlayerLibrary: makeScriptLibraryLoader(window),
  platformDefaults,
};

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');
const compose = async () => {
  const configuration = await loadConfiguration(environment);
  return { configuration, provide: composeApp(environment, configuration) };
};
void bootstrap(createRoot(place), compose, initialLanguage(window));

import { createRoot } from 'react-dom/client';
import { fetchAfter, type EarlyRequests } from '#adapters/http/early-requests.ts';
import { makeScriptLibraryLoader } from '#adapters/hosted-player/player-library.ts';
import { composeApp, loadConfiguration } from './composition/compose-app.ts';
import type { Environment } from './composition/environment.ts';
import './looks/base.css';
import { startApp } from './shell/start-app.tsx';

const noRequests: EarlyRequests = new Map();
const environment: Environment = {
  window,
  fetch: fetchAfter(window.earlyRequests ?? noRequests, (input, init) => fetch(input, init)),
  loadPlayerLibrary: makeScriptLibraryLoader(window),
};

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');
void startApp(createRoot(place), async () => {
  const configuration = await loadConfiguration(environment);
  return { configuration, provide: composeApp(environment, configuration) };
});

import { createRoot } from 'react-dom/client';
import { fetchWithPrefetched, type PrefetchedResponses } from '#adapters/http/prefetched-responses.ts';
import { loadConfiguration } from './load-start-configuration.ts';
import { composeApp } from '../composition/compose-app.ts';
import type { Environment } from '../composition/platform.ts';
import { startErrorReports } from './error-reports.ts';
import '../design-system/theme/base.css';
import '../design-system/theme/contrast.css';
import { bootstrap } from '../app/bootstrap.tsx';
import { routeAt } from '../app/routes.ts';
import { initialLanguage } from './initial-language.ts';
import { platformDefaults } from './platform-defaults.ts';

const noRequests: PrefetchedResponses = new Map();
const send: typeof fetch = (input, init) => fetch(input, init);
const errorReports = startErrorReports(window, send, (path) => routeAt(path)?.pattern);
const environment: Environment = {
  window,
  fetch: fetchWithPrefetched(window.prefetchedResponses ?? noRequests, send),
  platformDefaults,
  errorReports,
};

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');
const compose = async () => {
  const configuration = await loadConfiguration(environment);
  return { configuration, provide: composeApp(environment, configuration) };
};
void bootstrap(createRoot(place), errorReports, compose, initialLanguage(window));

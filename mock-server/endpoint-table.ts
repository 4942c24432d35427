import { accountApiEndpoints } from './endpoints/account-api/account-api-endpoints.ts';
import { accountSiteEndpoints } from './endpoints/account-site/account-site-endpoints.ts';
import { adsEndpoints } from './endpoints/ads/ads-endpoints.ts';
import { analyticsEndpoints } from './endpoints/analytics/analytics-endpoints.ts';
import { errorReportsEndpoints } from './endpoints/error-reports/error-reports-endpoints.ts';
import { settings } from './endpoints/app-host/settings.ts';
import { cdnEndpoints } from './endpoints/cdn/cdn-endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { mediaEndpoints } from './endpoints/media/media-endpoints.ts';
import { schedulesEndpoints } from './endpoints/schedules/schedules-endpoints.ts';
import { signingEndpoints } from './endpoints/signing/signing-endpoints.ts';

/** What the app host serves besides the app; in development it proxies these requests here. */
const appHost: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/app/.webapp.ini',
    base: 'app-host',
    summary: 'The local settings of the app',
    specified: 'Specification 1, sections 3 and 7; CFG-02',
    answer: 'specified',
    handler: settings,
    produces: 'text/plain; charset=utf-8',
  },
];

/** Every endpoint of the platform. */
export const endpointTable: readonly Endpoint[] = [
  ...appHost,
  ...accountApiEndpoints,
  ...accountSiteEndpoints,
  ...cdnEndpoints,
  ...mediaEndpoints,
  ...schedulesEndpoints,
  ...signingEndpoints,
  ...analyticsEndpoints,
  ...errorReportsEndpoints,
  ...adsEndpoints,
];

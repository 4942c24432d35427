import { z } from '../../zod.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { VAST_TYPE, vast } from './vast.ts';

/** The endpoints of the ad server (PLY-07). */
export const adsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ads/:ad.xml',
    base: 'ads',
    summary: 'An ad, as a VAST document',
    specified: 'Specification 1, section 6; PLY-07',
    answer: 'decided',
    handler: vast,
    produces: VAST_TYPE,
    schema: { params: z.object({ ad: z.string() }) },
  }),
  endpoint({
    method: 'GET',
    path: '/ads/beacons/:event',
    base: 'ads',
    summary: 'Receives the tracking events of an ad',
    specified: 'Specification 1, section 6; PLY-07',
    answer: 'decided',
    handler: () => ({ status: 204, headers: { 'cache-control': 'no-store' } }),
    success: 204,
    schema: { params: z.object({ event: z.string() }) },
  }),
];

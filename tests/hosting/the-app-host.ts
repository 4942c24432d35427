import type { AddressInfo } from 'node:net';
import { makeAppHost, mockSources } from '#tools/environment/app-host.ts';
import { inlineHashesOf } from '#tools/hosting/inline-hashes.ts';
import { securityHeaders } from '#tools/hosting/security-headers.ts';
import type { HostUnderTest } from './hosting-contract.ts';

const PLATFORM = 'http://localhost:8081';

/** The host of `npm run preview` and of the scenarios in Chromium. */
export const theAppHost = (dist: () => string): HostUnderTest => ({
  name: 'the project’s own host',
  dist,
  start: async (accountSite) => {
    const host = await makeAppHost(accountSite, { publicOrigin: PLATFORM, dist: dist() });
    await host.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.server.address() as AddressInfo;
    return { port, end: () => host.close() };
  },
  headers: () =>
    securityHeaders({
      inline: inlineHashesOf(dist()),
      sources: mockSources(PLATFORM),
      isSecure: false,
    }),
});

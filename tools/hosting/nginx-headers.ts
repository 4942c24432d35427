import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlineHashesOf } from './inline-hashes.ts';
import { RESOURCE_PATHS, securityHeaders, type PlatformSources } from './security-headers.ts';

/** Where a build contains the headers; no host serves files that begin with a dot. */
export const NGINX_HEADERS = '.hosting/security-headers.conf';

/** The variables of docs/how-to/nginx.conf that name the platform. */
const VARIABLES: PlatformSources = {
  cdn: '$csp_cdn',
  playerLibrary: '$csp_player_library',
  api: '$csp_api',
  analytics: '$csp_analytics',
  video: '$csp_video',
  ads: '$csp_ads',
  images: '$csp_images',
  playerScripts: '$csp_player_scripts',
  playerPolicies: '$csp_player_policies',
  embedders: '$csp_embedders',
};

const variableOf = (header: string): string => `$header_${header.replaceAll('-', '_')}`;

/** Writes the headers of a build as nginx variables, one for each header: an empty one is not sent. */
export function writeNginxHeaders(dist: string): void {
  const { page, resource } = securityHeaders({
    inline: inlineHashesOf(dist),
    sources: VARIABLES,
    isSecure: true,
  });
  const maps = Object.entries(page).map(
    ([name, value]) =>
      `map $uri ${variableOf(name)} {\n  default "${value}";\n  ~${RESOURCE_PATHS.source} "${resource[name] ?? ''}";\n}\n`,
  );
  const file = join(dist, NGINX_HEADERS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# Written by the build, from tools/hosting/security-headers.ts.\n${maps.join('')}`);
}

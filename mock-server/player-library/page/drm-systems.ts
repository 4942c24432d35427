import type { HlsConfig } from 'hls.js';
import type { PlayerSource } from './setup-options.ts';

/** Maps the platform's names of DRM systems to the browser's. */
const KEY_SYSTEMS: Readonly<Record<string, string>> = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
};

/** The engine's settings for requesting licences; undefined for an unprotected source. */
export function drmSystems({ drm }: PlayerSource): Pick<HlsConfig, 'emeEnabled' | 'drmSystems'> | undefined {
  const systems = Object.entries(drm ?? {}).flatMap(([name, access]) => {
    const keySystem = KEY_SYSTEMS[name];
    if (!keySystem || !access?.url) return [];
    const certificate = access.certificateUrl && { serverCertificateUrl: access.certificateUrl };
    return [[keySystem, { licenseUrl: access.url, ...certificate }] as const];
  });
  return systems.length > 0 ? { emeEnabled: true, drmSystems: Object.fromEntries(systems) } : undefined;
}

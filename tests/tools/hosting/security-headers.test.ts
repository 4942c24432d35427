import { describe, expect, it } from 'vitest';
import { SHA256_OF_NOTHING } from '#tools/hosting/inline-hashes.ts';
import { securityHeaders, type PlatformSources } from '#tools/hosting/security-headers.ts';

const sources: PlatformSources = {
  cdn: 'https://cdn.test',
  playerLibrary: 'https://cdn.test/libraries/AbCd1234.js',
  api: 'https://api.test https://sign.test',
  analytics: 'https://analytics.test',
  video: 'https://video.test',
  ads: 'https://ads.test',
  images: 'https://images.test',
  playerScripts: 'https://cast.test',
  playerPolicies: 'hosted-player',
  embedders: "'none'",
};
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const headersOf = (changes: Partial<PlatformSources> = {}, isSecure = true) =>
  securityHeaders({ inline, sources: { ...sources, ...changes }, isSecure });

/** The directives of the policy, each with its words. */
const policyOf = (changes?: Partial<PlatformSources>, isSecure?: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headersOf(changes, isSecure).page['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...words] = directive.split(' ');
      return [name, words.join(' ')];
    }),
  );

describe('the Content-Security-Policy', () => {
  it('allows what the app needs, and nothing else', () => {
    expect(policyOf()).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-script' https://cdn.test/libraries/AbCd1234.js https://cast.test",
      'style-src': `'self' 'sha256-style' ${SHA256_OF_NOTHING}`,
      'img-src':
        "'self' https://cdn.test https://api.test https://sign.test https://video.test https://ads.test https://images.test",
      'media-src': "'self' blob: https://cdn.test https://video.test https://ads.test",
      'connect-src':
        "'self' https://cdn.test https://api.test https://sign.test https://analytics.test https://video.test https://ads.test",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'player-library structured-data app-service-worker dompurify hosted-player',
      'upgrade-insecure-requests': '',
    });
  });

  it('names each origin once, and none that is empty', () => {
    const policy = policyOf({ video: sources.cdn, ads: '', playerScripts: '' });
    expect(policy['media-src']).toBe("'self' blob: https://cdn.test");
    expect(policy['script-src']).toBe("'self' 'sha256-script' https://cdn.test/libraries/AbCd1234.js");
  });

  it('allows no script or code that comes as text', () => {
    for (const forbidden of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", 'data:', '*'])
      expect(headersOf().page['content-security-policy']).not.toContain(forbidden);
  });

  it('upgrades nothing, and asks for no TLS, where there is none', () => {
    expect(policyOf({}, false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(headersOf({}, false).page).not.toHaveProperty('strict-transport-security');
    expect(headersOf().page).toHaveProperty('strict-transport-security');
  });
});

describe('the other headers', () => {
  it('name every feature once', () => {
    const features =
      headersOf()
        .page['permissions-policy']?.split(', ')
        .map((each) => each.split('=')) ?? [];
    expect(new Set(features.map(([name]) => name)).size).toBe(features.length);
    expect(features.filter(([, who]) => who === '(self)').map(([name]) => name)).toEqual([
      'autoplay',
      'clipboard-write',
      'encrypted-media',
      'fullscreen',
      'picture-in-picture',
      'screen-wake-lock',
    ]);
    expect(features.filter(([, who]) => who !== '(self)').every(([, who]) => who === '()')).toBe(true);
  });

  it('of a resource are a part of those of a page, with a policy that allows nothing', () => {
    const { page, resource } = headersOf();
    expect(Object.keys(page)).toEqual(expect.arrayContaining(Object.keys(resource)));
    expect(resource['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(resource['x-content-type-options']).toBe('nosniff');
  });
});

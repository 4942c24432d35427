import { describe, expect, it } from 'vitest';
import { drmSystems } from '#mock-server/player-library/page/drm-systems.ts';

describe('a protected source', () => {
  it('names its systems as the browser does', () => {
    const drm = {
      widevine: { url: 'https://licence.test/widevine' },
      fairplay: { url: 'https://licence.test/fairplay', certificateUrl: 'https://licence.test/certificate' },
    };
    expect(drmSystems({ file: 'a.m3u8', drm })).toEqual({
      emeEnabled: true,
      drmSystems: {
        'com.widevine.alpha': { licenseUrl: 'https://licence.test/widevine' },
        'com.apple.fps': {
          licenseUrl: 'https://licence.test/fairplay',
          serverCertificateUrl: 'https://licence.test/certificate',
        },
      },
    });
  });

  it('requires a licence address', () => {
    expect(drmSystems({ file: 'a.m3u8' })).toBeUndefined();
    expect(drmSystems({ file: 'a.m3u8', drm: { widevine: {}, unheardOf: { url: 'x' } } })).toBeUndefined();
  });
});

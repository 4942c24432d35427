import { SHA256_OF_NOTHING, type InlineHashes } from './inline-hashes.ts';

/**
 * Where a page gets what the app's own host does not serve: for each service its origins, separated by spaces; empty if there is
 * none. docs/how-to/deploy.md says which field of the config names which.
 */
export interface PlatformSources {
  /** The CDN: one origin, without a trailing slash. */
  readonly cdn: string;
  /** The player library: the address of its file, or of each if the settings may name several. */
  readonly playerLibrary: string;
  /** The account API with the pictures that it sends, the signing service, and the schedules of channels. */
  readonly api: string;
  readonly analytics: string;
  /** Streams, their captions and pictures, and licence servers. */
  readonly video: string;
  /** Ad documents, the videos they name, and where they report to. */
  readonly ads: string;
  /** The logo, fallback images of items, images in texts. */
  readonly images: string;
  /** Scripts that the player library loads by itself. */
  readonly playerScripts: string;
  /** The Trusted Types policies that the player library creates. */
  readonly playerPolicies: string;
  /** The pages that may embed the app; `'none'` for none. */
  readonly embedders: string;
}

/** Headers in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Of pages, and of every answer at another path than those of {@link RESOURCE_PATHS}. */
  readonly page: Headers;
  /** Of what is never a document: short, because a page loads dozens of them, and its first content waits for some. */
  readonly resource: Headers;
}

/** The paths of resources: hashed files, the settings and the config. */
export const RESOURCE_PATHS = /^\/app\/assets\/|^\/app\/\.webapp\.ini$|^\/api\/v3\/jwp\/home$/;

interface Served {
  readonly inline: InlineHashes;
  readonly sources: PlatformSources;
  /** Whether the app and all its sources are reached by TLS, as everywhere but on a developer's machine. */
  readonly isSecure: boolean;
}

/** What a page may use itself, but not what it embeds; and web-share, by its default: Chromium for Linux does not know the name. */
const ALLOWED = [
  ...['autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
  'screen-wake-lock',
];

/** What nothing on a page may use. Names that Chromium does not know would each be reported in its console. */
const DENIED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...[
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ],
  ...['publickey-credentials-get', 'window-management', 'xr-spatial-tracking'],
];

/** The app's Trusted Types policies: two adapters' (player-library.ts, service-worker-releases.ts), one screen's (json-script.ts), and the sanitizer's. */
const OWN_POLICIES = ['player-library', 'structured-data', 'app-service-worker', 'dompurify'];

/** Two years, as the preload list asks. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** The security headers of the app's host, of which every host sends the same. */
export function securityHeaders(served: Served): SecurityHeaders {
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(served.isSecure && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  return {
    page: {
      'content-security-policy': contentSecurityPolicy(served),
      'permissions-policy': [
        ...ALLOWED.map((name) => `${name}=(self)`),
        ...DENIED.map((name) => `${name}=()`),
      ].join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...always,
    },
    resource: { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", ...always },
  };
}

function contentSecurityPolicy({ inline, sources, isSecure }: Served): string {
  const { cdn, playerLibrary, api, analytics, video, ads, images } = sources;
  const { playerScripts, playerPolicies, embedders } = sources;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts, playerLibrary, playerScripts],
    // An empty style element, whose rules a script adds: it allows no style that comes as text.
    ['style-src', "'self'", ...inline.styles, SHA256_OF_NOTHING],
    ['img-src', "'self'", cdn, api, video, ads, images],
    ['media-src', "'self'", 'blob:', cdn, video, ads],
    ['connect-src', "'self'", cdn, api, analytics, video, ads],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', embedders],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...OWN_POLICIES, playerPolicies],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => [...new Set(words)].filter((word) => word !== '').join(' ')).join('; ');
}

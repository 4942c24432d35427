import * as z from 'zod/mini';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import type { ConfigurationSource } from '#application/ports/configuration-source.ts';
import { withTimeout } from '#application/with-timeout.ts';
import type { BillingProvider } from '#domain/access/purchase-offer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import {
  DEFAULT_BILLING_PROVIDER,
  DEFAULT_SITE_NAME,
  type AppConfig,
} from '#domain/configuration/app-config.ts';
import { MAX_FAVORITES } from '#domain/favorites/favorites.ts';
import type { AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { cdnAddresses } from '../cdn/cdn-addresses.ts';
import type { Http } from '../http/http.ts';
import { numberLike, booleanLike, commaList, idText, lenient, read } from '../http/wire.ts';
import { serverAddress, webAddress } from '../http/web-address.ts';
import { configAddress, configCredentials } from './app-host-addresses.ts';
import { configSchema, type WireConfig } from './config-schema.ts';
import { contentRow, idOrNull } from './content-row.ts';
import { ownPlaylists } from './own-playlists.ts';
import { outsideLinkOptions, outsideLinks } from './outside-links.ts';

/** Loads configs by id from the CDN, by path from the app's own host (CFG-05, CFG-06). */
export const makeConfigLoader = (http: Http, { location, document }: ConfigPage): ConfigurationSource => ({
  load: async (source, settings) => {
    const address = configAddress(source, cdnAddresses(settings.cdn), location.origin);
    if (address === null) throw new AppFailure('no-config-location', 'No config location found');
    const credentials = configCredentials(location.hostname);
    const { isBlocked, end } = watchPolicy(document, address);
    try {
      const text = await http.text(address, { credentials, redirect: 'follow' });
      return { parsed: readConfig(text, location.origin), text };
    } catch (cause) {
      if (isFailure(cause, 'no-config') || isFailure(cause, 'invalid-config')) throw cause;
      const kind = (await isBlocked()) ? 'config-out-of-reach' : 'config-not-loaded';
      throw new AppFailure(kind, `Failed to load the config from ${address}`, { cause });
    } finally {
      end();
    }
  },
});

/** The page that loads a config. */
export interface ConfigPage {
  readonly location: Pick<Location, 'origin' | 'hostname'>;
  readonly document: Pick<Document, 'addEventListener'>;
}

/** How long after a failed request the browser may still say that the page's policy has blocked it, in milliseconds. */
const LONGEST_WAIT_FOR_POLICY_MS = 100;

/** Watches whether the page's Content-Security-Policy blocks requests to the origin of an address. */
function watchPolicy(document: ConfigPage['document'], address: string) {
  const { origin } = new URL(address);
  const watching = new AbortController();
  const blocked = new Promise<true>((resolve) =>
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI }) => {
        if (blockedURI === origin || blockedURI.startsWith(`${origin}/`)) resolve(true);
      },
      { signal: watching.signal },
    ),
  );
  return {
    isBlocked: () => withTimeout(blocked, LONGEST_WAIT_FOR_POLICY_MS, () => false),
    end: () => watching.abort(),
  };
}

/**
 * Parses a config. Fails with `no-config` or `invalid-config`.
 *
 * @param origin of the page, which relative addresses of servers belong to
 */
export function readConfig(answer: string, origin: string): AppConfig {
  const wire = parse(answer);
  if (wire === null || wire === undefined) throw new AppFailure('no-config', 'No config found');
  const result = z.safeParse(configSchema, wire);
  if (result.success) return appConfig(result.data, origin);
  const field = result.error.issues[0]?.path.join('.') ?? '';
  throw new AppFailure('invalid-config', 'Invalid or missing config', { field, cause: result.error });
}

function parse(answer: string): unknown {
  if (answer.trim() === '') return null;
  try {
    return JSON.parse(answer) as unknown;
  } catch (cause) {
    throw new AppFailure('invalid-config', 'Invalid or missing config', { cause });
  }
}

/** The analytics service's public address, for configs without one of their own (API-06). */
const PUBLIC_ANALYTICS = 'https://api.segment.io';

/** Custom options of which nonsense counts as missing. */
export const lenientOptions = z.object({
  inlinePlayer: lenient(booleanLike),
  playerControls: lenient(z.enum(['app', 'hosted'])),
  stack: lenient(booleanLike),
  maxFavorites: lenient(numberLike.check(z.refine((most) => most >= 0))),
  pseudoLanguages: lenient(booleanLike),
  about: lenient(z.string()),
  welcomeProgram: lenient(idText),
  ...outsideLinkOptions,
});

/** An http(s) address, or a path of the page's own host; null for anything else. */
const logoAddress = (sent: string | null | undefined): string | null =>
  sent?.startsWith('/') ? sent : webAddress(sent);

/** The servers that the app sends requests to, and the site that it leads to. */
function servers(
  wire: WireConfig,
  origin: string,
): Pick<AppConfig, 'accountApi' | 'accountSite' | 'analytics' | 'contentSigning' | 'videoAnalytics'> {
  const resolved = (address: string) => serverAddress(address, origin) ?? address;
  const { apiBase, railsBase, segmentKey: key } = wire.integrations.db;
  const { analyticsBase } = wire.custom ?? {};
  const collector = analyticsBase ? resolved(analyticsBase) : null;
  const signing = wire.contentSigningService;
  return {
    accountApi: resolved(apiBase),
    accountSite: resolved(railsBase),
    analytics: key ? { key, base: collector ?? PUBLIC_ANALYTICS } : null,
    contentSigning: signing ? { host: resolved(signing.host), drmPolicy: signing.drmPolicyId || null } : null,
    videoAnalytics: wire.analyticsToken && collector ? { token: wire.analyticsToken, base: collector } : null,
  };
}

function appConfig(wire: WireConfig, origin: string): AppConfig {
  const { db, jwp } = wire.integrations;
  const custom = wire.custom ?? {};
  const { publicTitles, billingProvider, shelfImage, backgroundImage, channelLogoImage } = custom;
  const options = read(lenientOptions, custom, 'The custom options');
  return {
    ...servers(wire, origin),
    id: wire.id || null,
    siteId: wire.siteId || null,
    siteName: wire.siteName || DEFAULT_SITE_NAME,
    description: wire.description,
    content: wire.content.map(contentRow),
    dailyContent: wire.threeSixtyFiveContent.map(contentRow),
    menu: wire.menu.map(({ label, contentId, filterTags }) => ({
      label,
      contentId: playlistId(contentId),
      genres: commaList(filterTags),
    })),
    styling: {
      backgroundColor: wire.styling?.backgroundColor || null,
      highlightColor: wire.styling?.highlightColor || null,
      headerBackground: wire.styling?.headerBackground || null,
      footerText: wire.styling?.footerText || null,
    },
    logo: logoAddress(wire.assets?.banner),
    features: {
      continueWatchingList: wire.features?.continueWatchingList || null,
      favoritesList: wire.features?.favoritesList || null,
      recommendations: idOrNull(wire.features?.recommendationsPlaylist),
      search: idOrNull(wire.features?.searchPlaylist),
    },
    playlists: ownPlaylists(db),
    publicTitles: new Map(Object.entries(publicTitles ?? {}).map(([id, title]) => [mediaId(id), title])),
    coaching: {
      offer: webAddress(custom.coachingOfferUrl),
      intakeSurvey: webAddress(custom.intakeSurveyUrl),
    },
    links: outsideLinks(options),
    about: options.about?.trim() || null,
    welcomeProgram: options.welcomeProgram ? slug(options.welcomeProgram) : null,
    useSandbox: jwp?.useSandbox ?? true,
    imageNames: { shelfImage, backgroundImage, channelLogoImage },
    billingProvider: (billingProvider || DEFAULT_BILLING_PROVIDER) as BillingProvider,
    inlinePlayer: options.inlinePlayer ?? false,
    playerControls: options.playerControls ?? 'app',
    hasStack: options.stack ?? true,
    maxFavorites: options.maxFavorites ?? MAX_FAVORITES,
    offersPseudoLanguages: options.pseudoLanguages ?? false,
    adSchedule: (wire.adSchedule ?? null) as AdScheduleId | null,
  };
}

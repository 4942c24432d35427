import type { AppConfig } from './app-config.ts';
import type { Settings } from './settings.ts';

/** The location of a config (CFG-05): an id on the CDN, or a path. */
export type ConfigSource =
  { readonly kind: 'id'; readonly id: string } | { readonly kind: 'path'; readonly path: string };

const CONFIG_ID = /^[a-z0-9]{8}$/;

/** CFG-05: exactly 8 lowercase letters and digits form an id; anything else is a path. */
export const configSource = (text: string): ConfigSource =>
  CONFIG_ID.test(text) ? { kind: 'id', id: text } : { kind: 'path', path: text };

/** CFG-04: whether a config could be loaded from any source. */
export const hasUsableSource = ({
  defaultConfigSource,
  allowedConfigSources,
  anyConfigSource,
}: Settings): boolean => defaultConfigSource !== null || allowedConfigSources.length > 0 || anyConfigSource;

/** CFG-07: the default source and the allowed ones are accepted, or any source if the settings allow it. */
export const isAccepted = (source: string, settings: Settings): boolean =>
  settings.anyConfigSource ||
  source === settings.defaultConfigSource ||
  settings.allowedConfigSources.includes(source);

/** The length that no config source exceeds. */
const LONGEST_SOURCE = 2000;

/** Printable text without a scheme, and without the two slashes that begin the address of another host. */
const PATH_ON_THIS_SITE = /^(?![a-z][a-z0-9+.-]*:)(?![/\\]{2})[\x21-\x7e]+$/i;

/**
 * CFG-14: whether a config may be tried on the demo page: an id on the CDN, or a path on the app's own host. Not a path are
 * `//host`, `/\\host` and `/⇥/host`, which browsers read as addresses of another host.
 */
export const mayBeTried = (source: string): boolean =>
  source.length <= LONGEST_SOURCE && PATH_ON_THIS_SITE.test(source);

/** A config that the settings do not accept, as it runs on the demo page: nothing is sent to its analytics (CFG-14). */
export const asTried = (config: AppConfig): AppConfig => ({
  ...config,
  analytics: null,
  videoAnalytics: null,
});

/** The source to use, and the new value of the stored choice. */
export interface SourceChoice {
  readonly source: string | null;
  readonly stored: string | null;
}

/** What a visit asks for. */
export interface RequestedSource {
  /** The value of the query parameter; '' clears the stored choice, null if there is no parameter. */
  readonly requested: string | null;
  /** Whether it is a visit to the demo page. */
  readonly isDemo: boolean;
}

/**
 * Chooses the config source (CFG-07 to CFG-09). On the demo page, if there is one, one that is not accepted may be tried
 * (CFG-14): it is not stored, so that it ends with the page.
 *
 * @param stored the choice of an earlier visit
 */
export function chooseSource(
  settings: Settings,
  { requested, isDemo }: RequestedSource,
  stored: string | null,
): SourceChoice {
  if (requested === '') return { source: settings.defaultConfigSource, stored: null };
  if (requested !== null && isAccepted(requested, settings)) return { source: requested, stored: requested };
  const kept = stored !== null && isAccepted(stored, settings) ? stored : null;
  const tried = settings.demo && isDemo && requested !== null && mayBeTried(requested) ? requested : null;
  return { source: tried ?? kept ?? settings.defaultConfigSource, stored: kept };
}

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

/** The source to use, and the new value of the stored choice. */
export interface SourceChoice {
  readonly source: string | null;
  readonly stored: string | null;
}

/**
 * Chooses the config source (CFG-07 to CFG-09).
 *
 * @param asked the value of the query parameter; '' clears the stored choice, null if there is no parameter
 * @param stored the choice of an earlier visit
 */
export function chooseSource(
  settings: Settings,
  requested: string | null,
  stored: string | null,
): SourceChoice {
  if (requested === '') return { source: settings.defaultConfigSource, stored: null };
  if (requested !== null && isAccepted(requested, settings)) return { source: requested, stored: requested };
  if (stored !== null && isAccepted(stored, settings)) return { source: stored, stored };
  return { source: settings.defaultConfigSource, stored: null };
}

import { parse } from 'ini';
import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { SettingsSource } from '#application/ports/configuration-source.ts';
import type { Settings } from '#domain/configuration/settings.ts';
import type { Http } from '../http/http.ts';
import { moment, webUrl } from '../http/wire.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { SETTINGS_PATH } from './app-host-addresses.ts';

const flag = z.pipe(
  z.optional(z.union([z.boolean(), z.string()])),
  z.transform((value) => value === true || /^(true|1|yes|on)$/i.test(String(value))),
);
const sources = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((value) =>
    [value ?? []]
      .flat()
      .flatMap((list) => list.split(','))
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);

const schema = z.object({
  defaultConfigSource: z.optional(z.string()),
  additionalAllowedConfigSources: sources,
  UNSAFE_allowAnyConfigSource: flag,
  demo: flag,
  cdnBase: webUrl,
  playerId: z.string().check(z.refine((id) => /^[A-Za-z0-9_-]+$/.test(id))),
  platformTime: z.optional(z.string()),
  errorReportingDsn: z.optional(z.string()),
});

/** The platform of a settings file that does not name one (CFG-02). */
export interface PlatformDefaults {
  readonly cdnBase: string;
  readonly playerId: string;
}

/** More than any settings file needs, in characters. */
const LONGEST = 100_000;

/** A trimmed line of a settings file: nothing, a comment, a section, or a key with a value on one line of printable text. */
const LINE = /^(?:[;#].*|\[[A-Za-z][^\]]*\]|[\w.-]+(?:\[\])?\s*=(?:\t|[^\p{Cc}\uFFFD])*)?$/u;

const isSettingsFile = (file: string): boolean =>
  file.length <= LONGEST && file.split(/[\r\n]+/).every((line) => LINE.test(line.trim()));

/**
 * Parses a settings file. Fails with `no-settings` if the text is none, such as a web page, JSON or binary data (CFG-03), or
 * with `invalid-settings`, with the invalid field.
 */
export function readSettings(file: string, defaults: PlatformDefaults): Settings {
  if (!isSettingsFile(file)) throw new AppFailure('no-settings', 'Unable to load .webapp.ini');
  const result = z.safeParse(schema, { ...defaults, ...parse(file) });
  if (!result.success) {
    const field = result.error.issues[0]?.path.join('.') ?? '';
    throw new AppFailure('invalid-settings', 'Invalid or missing settings', { field, cause: result.error });
  }
  const {
    defaultConfigSource,
    additionalAllowedConfigSources,
    UNSAFE_allowAnyConfigSource,
    demo,
    cdnBase,
    playerId,
    platformTime,
    errorReportingDsn,
  } = result.data;
  return {
    defaultConfigSource:
      defaultConfigSource === undefined || defaultConfigSource === '' ? null : defaultConfigSource,
    allowedConfigSources: additionalAllowedConfigSources,
    anyConfigSource: UNSAFE_allowAnyConfigSource,
    demo,
    cdn: withoutSlash(cdnBase),
    playerId,
    platformTime: platformTime ? moment(platformTime) : null,
    errorReportingDsn: errorReportingDsn || null,
  };
}

/** Loads the settings file of the app (CFG-02). */
export const makeWebappIniSettings = (http: Http, defaults: PlatformDefaults): SettingsSource => ({
  load: async () => {
    const request: RequestInit = { credentials: 'same-origin', redirect: 'follow' };
    const text = await http.text(SETTINGS_PATH, request).catch((cause: unknown) => {
      throw new AppFailure('no-settings', 'Unable to load .webapp.ini', { cause });
    });
    return { parsed: readSettings(text, defaults), text };
  },
});

/** The local settings file (CFG-02), including the address of the platform. */
export interface Settings {
  readonly defaultConfigSource: string | null;
  readonly allowedConfigSources: readonly string[];
  readonly anyConfigSource: boolean;
  /** Whether the demo page exists, on which other configs may be tried (CFG-14). */
  readonly demo: boolean;
  /** The origin of the video platform's CDN, without a trailing slash. */
  readonly cdn: string;
  readonly playerId: string;
  /** The platform's current time if it differs from the browser's: a mock platform can have its clock set. */
  readonly platformTime: Date | null;
  /** Where errors are reported, as written; null if nowhere (CFG-23). */
  readonly errorReportingDsn: string | null;
}

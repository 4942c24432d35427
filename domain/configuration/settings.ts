/** The local settings file (CFG-02), and where the platform is reached. */
export interface Settings {
  readonly defaultConfigSource: string | null;
  readonly allowedConfigSources: readonly string[];
  readonly anyConfigSource: boolean;
  /** The origin of the video platform's CDN, without a trailing slash. */
  readonly cdn: string;
  readonly playerId: string;
  /** The platform's present time, where it is not the browser's: a mock platform whose clock was set. */
  readonly platformTime: Date | null;
}

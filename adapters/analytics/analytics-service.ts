/** The analytics service, as it is configured. */
export interface AnalyticsService {
  readonly key: string;
  /** Its base address, without a trailing slash and without the version. */
  readonly base: string;
}

export const TRACKING_API_VERSION = 'v1';

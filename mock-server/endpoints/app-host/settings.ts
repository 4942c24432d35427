import { CONFIG_IDS } from '../../catalogue/configs/configs.ts';
import { errorReportingDsn } from '../error-reports/error-reporting-dsn.ts';
import type { Handler } from '../../http/endpoint.ts';

/** The player that the app loads; the mock platform serves the same library for every id. */
const PLAYER_ID = 'mockplay';

/** The local settings file (CFG-02) of an app that uses the mock platform. */
export const settings: Handler = ({ platform: { origin, reportsErrors }, world }) => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: `; Where the app finds its config, and the video platform behind it.
defaultConfigSource = /api/v3/jwp/home
additionalAllowedConfigSources = ${CONFIG_IDS.join(',')}
UNSAFE_allowAnyConfigSource = false
demo = true
cdnBase = ${origin}
playerId = ${PLAYER_ID}
; Errors are reported only where this line is not a comment (MOCK_ERROR_REPORTS=on).
${reportsErrors ? '' : '; '}errorReportingDsn = ${errorReportingDsn(origin)}
${world.clockOffset === 0 ? '' : `platformTime = ${world.now().toISOString()}\n`}`,
});

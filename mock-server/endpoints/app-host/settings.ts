import { CONFIG_IDS } from '../../catalogue/configs/configs.ts';
import type { Handler } from '../../http/endpoint.ts';

/** The player that the app loads; on the mock platform any id answers with the same library. */
const PLAYER_ID = 'mockplay';

/** The local settings file (CFG-02), for an app that runs on the mock platform. */
export const settings: Handler = ({ platform: { origin }, world }) => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: `; Where the app finds its config, and the video platform behind it.
defaultConfigSource = /api/v3/jwp/home
additionalAllowedConfigSources = ${CONFIG_IDS.join(',')}
UNSAFE_allowAnyConfigSource = false
cdnBase = ${origin}
playerId = ${PLAYER_ID}
${world.clockOffset === 0 ? '' : `platformTime = ${world.now().toISOString()}\n`}`,
});

import type { Page } from 'playwright';
import type { PlatformControl } from '../assembly.ts';

const CONFIG = '/api/v3/jwp/home';
const WORKOUT = '/m/xjSCHvet/any?play=1';
const LONGEST_START_MS = 20_000;

/**
 * Plays the beginning of an ad to warm up the browser. The player skips an ad that does not start within seconds, and most of
 * that time goes into one-off work: compiling the app and the player, and starting the decoders. A failure is ignored.
 */
export async function warmUpAds(page: Page, appOrigin: string, platform: PlatformControl): Promise<void> {
  const config = (await platform.request('GET', CONFIG)) as object;
  const withAds = { ...config, adSchedule: 'AdSched1' };
  await platform.request('POST', '/__mock/faults', { row: `GET ${CONFIG}`, body: withAds });
  await page.goto(`${appOrigin}/app${WORKOUT}`, { waitUntil: 'commit' });
  const ad = page.locator('.jwplayer .ad');
  await ad.waitFor({ timeout: LONGEST_START_MS }).catch(() => undefined);
}

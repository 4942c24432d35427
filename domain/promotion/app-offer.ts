/** SHL-05: the browser of Amazon's tablets, which run Android, but have another store. */
const SILK = /\bSilk\b/i;

/**
 * SHL-05: whether the app for Android is offered to a browser.
 *
 * @param userAgent how the browser identifies itself
 */
export const offersAndroidApp = (userAgent: string): boolean =>
  /\bAndroid\b/i.test(userAgent) && !SILK.test(userAgent);

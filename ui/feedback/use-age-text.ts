import { ageOf } from '#domain/time/age.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { useText } from '../i18n/i18n.ts';
import { localized } from '../i18n/localized.ts';
import { useCurrentTime } from '../session/use-current-time.ts';

const REFRESH_MS = 15 * SECOND_MS;

const useRelativeTime = localized((locale) => new Intl.RelativeTimeFormat(locale));

/** How long ago a moment was, in words; it grows while it shows: '5 minutes ago' */
export function useAgeText(moment: EpochMs): string {
  const t = useText();
  const ago = useRelativeTime();
  const { unit, count } = ageOf(useCurrentTime(REFRESH_MS) - moment);
  return unit === 'minute' && count === 0 ? t('lessThanAMinuteAgo') : ago.format(-count, unit);
}

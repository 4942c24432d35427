import { wholeCalories } from '#domain/progress/member-progress.ts';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import type { RangeSumQuery } from '../queries/use-member-progress.ts';
import styles from './range-sum-line.module.css';

/** The minutes of a range, and its calories where they are known (PRG-08); keeps its place while they load. */
export function RangeSumLine({ sum, isError, tryAgain }: RangeSumQuery) {
  const t = useText();
  const numberText = useNumberText();
  if (isError) {
    return (
      <div className={styles.failure} role="status">
        <p>{t('progress:sumFailed')}</p>
        <TryAgainButton onPress={tryAgain} />
      </div>
    );
  }
  const minutes = sum && numberText(sum.minutes);
  const calories = sum?.calories == null ? null : wholeCalories(sum.calories);
  return (
    <p className={styles.sum}>
      {minutes !== null &&
        (calories === null
          ? t('progress:ofRange', { minutes })
          : t('progress:ofRangeWithCalories', { count: calories, minutes, calories: numberText(calories) }))}
    </p>
  );
}

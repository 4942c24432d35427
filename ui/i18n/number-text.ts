import { localized } from './localized.ts';

/** Returns the function that writes a number, rounded: '5,120' */
export const useNumberText = localized((locale) => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (value: number): string => number.format(value);
});

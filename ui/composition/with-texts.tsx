import type { ComponentType } from 'react';
import { useLazyTexts, type LazyTexts } from '../i18n/i18n.ts';

/** A component that adds the texts of its area before it first renders. */
export const withTexts = <Props extends object>(
  Component: ComponentType<Props>,
  texts: Partial<LazyTexts>,
): ComponentType<Props> =>
  function WithTexts(props: Props) {
    useLazyTexts(texts);
    return <Component {...props} />;
  };

import { useRef } from 'react';
import { useNearViewport } from '../../cards/use-near-viewport.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../../navigation/use-lazy-code.ts';
import styles from './language-area.module.css';

const languageSelect = lazyExport(
  lazyModule(() => import('./language-select.tsx'), ['language']),
  (code) => code.LanguageSelect,
);

/** The language of the app, and the way to another one, whose code loads when it comes near (SHL-13). */
export function LanguageArea() {
  const { name } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const [Select, fetchSelect] = useLazyCode(languageSelect);
  useFetchMissing(isNear && Select === null, fetchSelect);
  return (
    <div ref={place} className={styles.area}>
      {Select ? <Select /> : name}
    </div>
  );
}

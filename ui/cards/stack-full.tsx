import { useEffect } from 'react';
import { MOST_STACKED } from '#domain/stack/stack.ts';
import { bodyPortal } from '../design-system/components/body-portal.ts';
import { PartNotLoaded } from '../feedback/part-not-loaded.tsx';
import { useText } from '../i18n/i18n.ts';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { useLazyCode } from '../navigation/use-lazy-code.ts';

const dialog = lazyExport(
  lazyModule(() => import('../design-system/components/alert-dialog.tsx'), []),
  (code) => code.AlertDialog,
);

/** Says that the stack takes no more (CAT-30). */
export function StackFull({ onClosed }: { readonly onClosed: () => void }) {
  const t = useText();
  const [AlertDialog, fetchDialog, hasFailed] = useLazyCode(dialog);
  useEffect(fetchDialog, [fetchDialog]);
  return bodyPortal(
    AlertDialog ? (
      <AlertDialog
        heading={t('catalogue:stackFull', { most: MOST_STACKED })}
        text={t('catalogue:stackFullText')}
        onClosed={onClosed}
      />
    ) : (
      hasFailed && <PartNotLoaded />
    ),
  );
}

import { useState } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { useLazyCode } from './use-lazy-code.ts';

/**
 * A dialog whose code loads when its button is pointed at, touched or focused, and that opens by a press.
 *
 * @param prepareMore what else is prepared with the code
 */
export function useLazyDialog<Dialog>(dialog: LazyModule<Dialog>, prepareMore: () => void = () => undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, fetchDialog, hasFailed] = useLazyCode(dialog);
  const prepare = () => {
    prepareMore();
    // After a failure only a press retries: the dialog opens at once when its code arrives.
    if (!hasFailed) fetchDialog();
  };
  return {
    Dialog: isOpen ? Dialog : null,
    hasFailed: isOpen && hasFailed,
    onClosed: () => setIsOpen(false),
    button: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onTouchStart: prepare,
      onFocus: prepare,
      onClick: () => {
        fetchDialog();
        setIsOpen(true);
      },
    } as const,
  };
}

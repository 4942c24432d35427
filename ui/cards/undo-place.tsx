import { useCallback, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { UndoContext, type UndoableChange, type UndoNoticeProps } from './undo.ts';

interface UndoPlaceProps {
  readonly Notice: ComponentType<UndoNoticeProps> | null;
  readonly children: ReactNode;
}

/**
 * Takes the changes of its children that can be taken back, and offers the last one (CAT-29); the children do not render again for
 * it.
 */
export function UndoPlace({ Notice, children }: UndoPlaceProps) {
  const [change, setChange] = useState<UndoableChange | null>(null);
  const end = useCallback(() => setChange(null), []);
  const undo = useMemo(() => ({ offer: setChange, Notice }), [Notice]);
  return (
    <UndoContext value={undo}>
      {children}
      {Notice && <Notice change={change} onEnd={end} />}
    </UndoContext>
  );
}

/** Offers the changes of a dialog in it: what is behind a dialog can neither be seen nor pressed. */
export const UndoPlaceOfDialog = ({ children }: Pick<UndoPlaceProps, 'children'>) => (
  <UndoPlace Notice={useContext(UndoContext).Notice}>{children}</UndoPlace>
);

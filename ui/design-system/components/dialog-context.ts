import { createContext, useContext, type RefObject } from 'react';

/** The dialog around what a modal contains. */
export const DialogContext = createContext<RefObject<HTMLDialogElement | null> | null>(null);

/** The dialog that a component is in; null if it is on the page. */
export const useDialog = (): RefObject<HTMLDialogElement | null> | null => useContext(DialogContext);

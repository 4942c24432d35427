import { createContext, useContext, type ComponentType } from 'react';

/** A change that has been made, and can be taken back for a while. */
export interface UndoableChange {
  /** What was done: 'The Long Ride is no longer one of your favorites'. */
  readonly words: string;
  readonly undo: () => void;
  /** A page that shows what has become of it. */
  readonly page?: { readonly link: string; readonly name: string };
  /** Whether the focus goes to the offer: where it was is gone with what was changed. */
  readonly takesFocus: boolean;
}

export interface UndoNoticeProps {
  /** Null if nothing can be taken back. */
  readonly change: UndoableChange | null;
  readonly onEnd: () => void;
}

interface UndoOffer {
  readonly offer: (change: UndoableChange) => void;
  /** Null until its code is there. */
  readonly Notice: ComponentType<UndoNoticeProps> | null;
}

export const UndoContext = createContext<UndoOffer>({ offer: () => undefined, Notice: null });

/** Returns a function that offers to take a change back (CAT-29); a later change replaces it. */
export const useOfferUndo = () => useContext(UndoContext).offer;

const ROOM = '--scrollbar-width';

/**
 * Opens a dialog over the page, which then does not scroll and keeps the space of its scrollbar. Returns a function that
 * closes it and restores the focus.
 *
 * @param takesFocus whether the dialog itself takes the focus, rather than its first control
 */
export function openModal(dialog: HTMLDialogElement, takesFocus: boolean): () => void {
  const { activeElement: before, documentElement: root } = document;
  // If another dialog is open, the page has already lost its scrollbar.
  if (!document.querySelector('dialog[open]')) {
    root.style.setProperty(ROOM, `${window.innerWidth - root.clientWidth}px`);
  }
  dialog.showModal();
  if (takesFocus) dialog.focus();
  return () => {
    dialog.close();
    const { activeElement } = document;
    const isElsewhere = activeElement && !activeElement.contains(dialog) && !dialog.contains(activeElement);
    if (!isElsewhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

const ROOM = '--scrollbar-width';

/**
 * Opens a dialog over the page, which then does not scroll and keeps the room of its scrollbar. Answers what closes it and
 * gives the focus back to where it was.
 *
 * @param takesFocus whether the dialog takes the focus itself, rather than its first control
 */
export function openModal(dialog: HTMLDialogElement, takesFocus: boolean): () => void {
  const { activeElement: before, documentElement: root } = document;
  // Under another dialog the page has given its scrollbar up already.
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

/** Whether the focus is in the player below the card or nowhere, and not in another part of the page. */
export function isAtPlayer(card: HTMLElement): boolean {
  const { activeElement, body } = document;
  const isCovered = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(card));
  if (isCovered) return false;
  const isNowhere = activeElement === null || activeElement === body || activeElement.contains(card);
  return isNowhere || card.parentElement?.closest('dialog, section')?.contains(activeElement) === true;
}

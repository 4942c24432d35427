/**
 * Presses a key that an input method handles, on the focused field. A browser submits the field's form after Enter unless the
 * page prevents it. It runs in the page: it uses nothing from outside.
 */
export function pressKeyInIme(document: Document, key: string): void {
  const field = document.activeElement as HTMLInputElement;
  const composing = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  if (field.dispatchEvent(composing) && key === 'Enter') field.form?.requestSubmit();
}

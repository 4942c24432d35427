/*
 * What things on a page are called, for messages. These functions need nothing outside of themselves, since they also run inside
 * the page of a browser.
 */

/** The names of elements, or the texts of those without one. */
export function namesOf(elements: readonly Element[]): readonly string[] {
  const found: string[] = [];
  for (const element of elements) {
    const labels: string[] = [];
    for (const id of (element.getAttribute('aria-labelledby') ?? '').split(' '))
      labels.push(element.ownerDocument.getElementById(id)?.textContent ?? '');
    const choices = [
      element.getAttribute('aria-label'),
      labels.join(' '),
      'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null,
      element.textContent,
      element.getAttribute('alt') ?? element.querySelector('img[alt]')?.getAttribute('alt'),
    ];
    found.push((choices.find((name) => name?.trim()) ?? '').replace(/\s+/g, ' ').trim());
  }
  return found;
}

/** The labels of the fields in a document. */
export function fieldLabels(document: Document): readonly string[] {
  const labels: string[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
    if (label?.trim()) labels.push(label.replace(/\s+/g, ' ').trim());
  }
  return labels;
}

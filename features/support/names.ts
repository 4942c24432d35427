/*
 * What things on a page are called, for messages. These functions need nothing outside of themselves, since they also run inside
 * the page of a browser.
 */

/** The name of an element, or its text if it has none. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const labels = labelledBy.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  const inputLabel = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '';
  const picture = element.getAttribute('alt') ?? element.querySelector('img[alt]')?.getAttribute('alt');
  const names = [label, labels.join(' '), inputLabel, element.textContent, picture];
  return (names.find((name) => name?.trim()) ?? '').replace(/\s+/g, ' ').trim();
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

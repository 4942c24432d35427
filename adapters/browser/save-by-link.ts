/** Hands a file to the browser by a link to it, which saves or opens it as the viewer prefers. */
export function saveByLink(document: Document, address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

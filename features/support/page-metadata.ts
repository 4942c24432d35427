/**
 * The contents of the meta tags with this name or property, and the addresses of the links with this
 * relation. Runs in the page.
 */
export const taggedIn = (document: Document, name: string): string[] =>
  Array.from(
    document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`),
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
  );

/** The texts of a document's structured data. Runs in the page. */
export const structuredDataIn = (document: Document): string[] =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => textContent,
  );

/**
 * Markup under a Content-Security-Policy without `'unsafe-inline'` and with Trusted Types. What the player shows is the library's
 * own: values from outside are set as text and attributes.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('hosted-player', { createHTML: (html) => html });

export function parseMarkup(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

/** An XML document that is only read. */
export const parseXml = (text: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/xml');

/**
 * Replaces what an element or a shadow root contains. The rules of style elements become sheets of the shadow root; the elements
 * stay, empty, because the controls add their own rules to them. Those go before the others, as if they came later in one sheet.
 */
export function writeMarkup(place: Element | ShadowRoot, html: string): void {
  const content = parseMarkup(html);
  if (place instanceof ShadowRoot) {
    place.adoptedStyleSheets = Array.from(content.querySelectorAll('style'), (style) => {
      const sheet = sheetOf(style.textContent, style.media);
      style.textContent = '';
      return sheet;
    });
  }
  place.replaceChildren(content);
}

const sheets = new Map<string, CSSStyleSheet>();

/** Elements of one kind share their sheets. A sheet without a medium of its own applies everywhere. */
function sheetOf(css: string, media: string): CSSStyleSheet {
  const key = `${media}\n${css}`;
  const made = sheets.get(key);
  if (made) return made;
  const sheet = new CSSStyleSheet({ media });
  sheet.replaceSync(`@layer { ${css} }`);
  sheets.set(key, sheet);
  return sheet;
}

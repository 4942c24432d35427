import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/** The allowed elements and attributes of text; everything else is removed. */
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['a', 'img', 'strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'kbd', 'mark'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'align', 'start'],
  ADD_FORBID_CONTENTS: ['form', 'button', 'select', 'textarea'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** One for each window: it creates a Trusted Types policy, whose name can be taken once. */
const purifiers = new WeakMap<Window, DOMPurify>();

function purifierOf(window: Window & typeof globalThis): DOMPurify {
  const purifier = purifiers.get(window) ?? createDOMPurify(window);
  purifiers.set(window, purifier);
  return purifier;
}

/**
 * Sanitizes untrusted HTML: no scripts, styles, forms or frames; links lead to web addresses, mail or relative addresses,
 * images come from web addresses. Null in a browser that does not support it.
 */
export function sanitizeHtml(html: string, window: Window & typeof globalThis): DocumentFragment | null {
  const purifier = purifierOf(window);
  return purifier.isSupported ? purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }) : null;
}

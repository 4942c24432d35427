/**
 * The first element of the page that does what only the app itself may do, and so came from a text: it runs a script, sends a
 * form, or embeds or redirects to another page; null if there is none. It needs nothing outside of itself, since it also runs
 * inside the page of a browser.
 */
export function activeMarkup(): string | null {
  const active = 'script, iframe, object, embed, base, form[action], meta[http-equiv], template';
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];
  const script = /^(javascript|vbscript|data:text)/i;
  // Browsers ignore control characters and white space before and within the scheme.
  const ignored = /[\s\p{Cc}]/gu;
  for (const element of window.document.querySelectorAll('body > :not(#not-loaded) *')) {
    const isActive =
      element.matches(active) ||
      element.getAttributeNames().some((name) => /^on|^srcdoc$/i.test(name)) ||
      addresses.some((name) => script.test((element.getAttribute(name) ?? '').replace(ignored, '')));
    if (isActive) return element.outerHTML.slice(0, 200);
  }
  return null;
}

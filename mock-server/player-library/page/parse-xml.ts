interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string },
  ): { createHTML(markup: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('hosted-player', { createHTML: (markup) => markup });

/** An XML document that is only read, also in a page with Trusted Types. */
export const parseXml = (text: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/xml');

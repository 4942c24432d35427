import type { ConsoleMessage } from 'playwright';
import { inPage } from './in-page.ts';

/**
 * Logs what the page's Content-Security-Policy blocks: the browser itself does not, if the code catches the error. Runs in the page,
 * before everything else.
 */
function logViolations(): void {
  // The policy also applies to documents that are only parsed and read.
  const inParsedDocuments = [
    // The sanitizer parses texts before it removes their styles and handlers.
    { directive: /^(?:style-src|script-src-attr|base-uri)/, file: /\/assets\/markdown-/ },
    // Chromium adds a message with a style to XML that it cannot parse.
    { directive: /^style-src-attr/, file: /\/libraries\// },
  ];
  const hasHandler = (target: EventTarget | null): boolean =>
    target instanceof Element && target.getAttributeNames().some((name) => name.startsWith('on'));
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, target } = violation;
    // The event comes later: what was parsed may be part of the page by then.
    const isHarmless =
      !hasHandler(target) &&
      inParsedDocuments.some(
        ({ directive, file }) => directive.test(effectiveDirective) && file.test(sourceFile),
      );
    if (isHarmless) return;
    console.error(
      `Blocked by the page’s policy: ${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
    );
  });
}

export const LOG_VIOLATIONS = inPage(logViolations);

/** Whether the console says that the page's policy blocked something, or that the browser cannot read a security header. */
export const isPolicyViolation = (message: ConsoleMessage): boolean =>
  /^Blocked by the page’s policy|Permissions-Policy header|Content-Security-Policy header/.test(
    message.text(),
  );

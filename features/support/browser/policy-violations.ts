import type { ConsoleMessage } from 'playwright';
import { inPage } from './in-page.ts';

/**
 * Logs what the page's Content-Security-Policy blocks: the browser itself does not, if the code catches the error. Runs in the page,
 * before everything else.
 */
function logViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    // The sanitizer parses texts before it removes their styles, in a document of its own, where the policy counts, too.
    if (/^(?:style-src|base-uri)/.test(effectiveDirective) && sourceFile.includes('/assets/markdown-'))
      return;
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

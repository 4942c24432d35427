/* eslint-disable regexp/no-super-linear-move, regexp/no-super-linear-backtracking -- what is read is the code of a library */

import { join } from 'node:path';
import type { Plugin } from 'vite';

const EITHER_WAY = /([\w.]+)\.setHTMLUnsafe \? \1\.setHTMLUnsafe\((\w+)\) : \1\.innerHTML = \2;/g;
const ASSIGNED = /^(\s*)(.+)\.innerHTML = (.+);$/gm;
const INSERTED = /(\w+)\.insertAdjacentHTML\(\s*"afterbegin",\s*('[^']*')\s*\)/g;
const LEFT = /\.(?:innerHTML =(?!=)|outerHTML =(?!=)|insertAdjacentHTML|setHTMLUnsafe)/;

/**
 * Lets the elements of media-chrome write their markup and styles by page/markup.ts: by themselves they need a page without
 * Trusted Types, and with `'unsafe-inline'` styles.
 */
export function patchMediaChrome(page: string): Plugin {
  const markup = join(page, 'markup.ts');
  return {
    name: 'rewrite-markup',
    transform(code, id) {
      if (!id.includes('/media-chrome/') || id.endsWith('/server-safe-globals.js')) return null;
      const rewritten = code
        .replace(EITHER_WAY, 'writeMarkup($1, $2);')
        .replace(ASSIGNED, '$1writeMarkup($2, $3);')
        .replace(INSERTED, '$1.prepend(parseMarkup($2))');
      if (rewritten === code) return null;
      const [left] = LEFT.exec(rewritten) ?? [];
      if (left) throw new Error(`${id} still uses ${left}`);
      return {
        code: `import { parseMarkup, writeMarkup } from ${JSON.stringify(markup)};\n${rewritten}`,
        map: null,
      };
    },
  };
}

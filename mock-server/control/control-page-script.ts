import { readFileSync } from 'node:fs';
import { controlRow } from './control-row.ts';

let script: string | null = null;

/** Serves the script of the control page. */
export const controlPageScript = controlRow({
  method: 'GET',
  path: '/__mock/page.js',
  summary: 'The script of the control page',
  produces: 'text/javascript; charset=utf-8',
  handler: () => ({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    body: (script ??= readFileSync(new URL('./page.js', import.meta.url), 'utf8')),
  }),
});

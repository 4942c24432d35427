import { OUTCOMES, type AttackResult } from './attack-run.ts';
import { APP_CALLS, TEXT_PAGES } from './app-calls.ts';
import type { MockPlatformReport } from './attack-mock-platform.ts';

/** The page that both campaigns write. */
export const RELIABILITY = 'docs/reliability.md';

const HEADING = '## No answer breaks the app';

/** The section of the attacks in a page, from its heading on. */
export function attackSectionOf(page: string): string {
  const at = page.indexOf(HEADING);
  return at === -1 ? '' : `\n${page.slice(at)}`;
}

/** A page with another section of the attacks. */
export const withAttackSection = (page: string, section: string): string =>
  `${page.slice(0, page.length - Math.max(0, attackSectionOf(page).length - 1)).trimEnd()}\n\n${section}\n`;

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The figures of a campaign without a failure. */
export function attackSection(results: readonly AttackResult[], mock: MockPlatformReport): string {
  const kinds = [...new Set(results.map(({ attack }) => attack.kind))];
  const count = (kind: string, outcome: string) =>
    results.filter((each) => each.attack.kind === kind && each.outcome === outcome).length;
  const most = (kind: string) =>
    Math.max(...results.flatMap((each) => (each.attack.kind === kind ? [each.requests] : [])));
  return `${HEADING}

\`npm run test:security\` attacks the app in a DOM, over the mock platform, and writes this section if nothing fails; \`npm test\` runs a short form. Each of the ${APP_CALLS.length} calls whose answers the app reads gets wrong answers: bodies that are not what was asked for, statuses, and the platform's own response with distorted texts, numbers, ids and lists. The browser's storage contains records that no version of the app has left, up to 50,000 entries long. The titles, descriptions, names and labels of ${TEXT_PAGES.length} pages contain markup; the pages that render their text as markup are attacked in Chromium, by a scenario. Lists link to another page for ever, and calls redirect to themselves.

A page that settles shows something, and waits for nothing. Failures are a page that is blank, an uncaught error, placeholders that stay or more than 50 times the computing of home without an attack (busy), more requests than the page has reason for (flood), markup that became a part of the page, favorites that were cleared (loss), and a request for what cannot be an id, such as two dots, or to a host that only the attack names (stray). An attack that does not reach the app fails, too. \`npm run test:security -- --only <text>\` runs the attacks whose name contains the text.

| attack | ${OUTCOMES.join(' | ')} | most requests |
| ------ | ${OUTCOMES.map((outcome) => '-'.repeat(outcome.length)).join(' | ')} | ------------- |
${kinds.map((kind) => row(kind, ...OUTCOMES.map((outcome) => count(kind, outcome)), most(kind))).join('\n')}

The most requests are those of a whole start with 500 stored writes, each of which is sent once.

The mock platform itself received ${mock.requests} requests with malformed and huge bodies, and with ids that lead out of their folder; each got a status below 500. ${mock.atOnce} requests at once all succeeded. Of ${mock.worlds} worlds made one after another it keeps the latest 200; the heap grew by ${mock.heapGrowth} MB.`;
}

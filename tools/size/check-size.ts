import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { measureFiles } from './measure-files.ts';
import { budgetOf, overBudget, type Budget } from './size-budget.ts';

/*
 * Builds the app, without writing it, and fails if a file of script is larger than tools/size/budget.json allows:
 * node --import tsx tools/size/check-size.ts [--update]. With --update, sets the budgets to what the files have.
 */
const BUDGET = new URL('budget.json', import.meta.url);
const root = new URL('../../', import.meta.url).pathname;
const files = await measureFiles(root);
if (process.argv.includes('--update')) {
  writeFileSync(BUDGET, await format(JSON.stringify(budgetOf(files)), { parser: 'json' }));
  console.log('Written to tools/size/budget.json.');
} else {
  const messages = overBudget(files, JSON.parse(readFileSync(BUDGET, 'utf8')) as Budget);
  messages.forEach((message) => console.error(message));
  if (messages.length > 0) {
    console.error('If that is worth it, set the budgets anew: npm run size -- --update');
    process.exitCode = 1;
  }
}

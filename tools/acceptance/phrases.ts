import { dryRun } from './dry-run.ts';
import { unreadablePhrases, writePhrasebook } from './phrasebook-file.ts';

/** Writes the pages for writing scenarios: the phrases, and the titles and people that they take. */
const messages = await dryRun();
console.log(`${writePhrasebook(messages).join(' and ')} are written.`);
const problems = unreadablePhrases(messages);
for (const problem of problems) console.error(problem);
// Step definitions may leave handles open.
process.exit(problems.length > 0 ? 1 : 0);

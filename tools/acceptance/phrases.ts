import { writeFileSync } from 'node:fs';
import { words } from '#features/support/vocabulary/define-parameter-type.ts';
import { dryRun } from './dry-run.ts';
import { phrasebook } from './phrasebook.ts';
import { PHRASEBOOK, phrasesIn } from './phrasebook-file.ts';

/** Writes the phrasebook. */
const phrases = phrasesIn(await dryRun());
writeFileSync(PHRASEBOOK, phrasebook(phrases, words));
console.log(`${phrases.length} phrases are written to ${PHRASEBOOK}.`);
// Step definitions may leave handles open.
process.exit(0);

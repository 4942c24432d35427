import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api';
import { words } from '#features/support/words.ts';
import { phrasebook, type Phrase } from './phrasebook.ts';

const FILE = 'features/PHRASES.md';

const { runConfiguration } = await loadConfiguration();
const support = await loadSupport(runConfiguration);
const lines = globSync('features/**/*.feature')
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
const steps = lines.flatMap((line) => /^\s*(?:Given|When|Then|And|But) (.+)$/.exec(line)?.[1] ?? []);
const phrases = support.stepDefinitions.map(({ expression, uri }): Phrase => ({
  area: /([^/]+)\.steps\.ts$/.exec(uri)?.[1] ?? uri,
  text: expression.source,
  example: steps.find((step) => !step.includes('<') && expression.match(step) !== null) ?? null,
}));
const unused = phrases.filter(({ example }) => example === null);
for (const { text } of unused) console.error(`No scenario uses the phrase: ${text}`);

const page = phrasebook(phrases, words);
const upToDate = readFileSync(FILE, 'utf8') === page;
if (!process.argv.includes('--check')) writeFileSync(FILE, page);
else if (!upToDate) console.error(`${FILE} is out of date: run npm run phrases.`);
process.exit(unused.length > 0 || (process.argv.includes('--check') && !upToDate) ? 1 : 0);

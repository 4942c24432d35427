// @ts-check
import { runWithAppLoaders } from '../environment/run-with-app-loaders.mjs';

/*
 * Attacks the app with wrong answers, stored records and markup, and the mock platform:
 * node tools/commands/security.mjs [--short] [--only TEXT].
 */
runWithAppLoaders('tests/security/main.ts');

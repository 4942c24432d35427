// @ts-check
import { runWithAppLoaders } from '../environment/run-with-app-loaders.mjs';

/*
 * Simulates members under faults, and tests access control, and writes docs/reliability.md unless --short or fewer than 250 --runs:
 * node tools/commands/resilience.mjs [--short] [--seed N] [--runs N] [--path P].
 */
runWithAppLoaders('tests/resilience/main.ts');

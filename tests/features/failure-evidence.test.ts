import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepFailureEvidence } from '#features/support/failure-evidence.ts';
import { folderWith } from '#tests/tools/folder-with.ts';

const scenario = { uri: 'features/live/catch-up.feature', location: { line: 12 } };

it('keeps what a browser showed and said, under the place of the scenario', async () => {
  const folder = folderWith({});
  const assembly = {
    screenshot: async () => Buffer.from('a picture'),
    consoleLines: () => ['[error] It broke'],
  };
  expect(await keepFailureEvidence(assembly, scenario, join(folder, 'failures'))).toEqual([
    `What it showed: ${folder}/failures/catch-up-12.png`,
    `What its console said: ${folder}/failures/catch-up-12.txt`,
  ]);
  expect(readFileSync(join(folder, 'failures/catch-up-12.png'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(folder, 'failures/catch-up-12.txt'), 'utf8')).toBe('[error] It broke\n');
});

it.each([
  ['without pictures', async () => null],
  ['that is gone', async () => Promise.reject(new Error('Page crashed'))],
])('keeps nothing of a page %s', async (_page, screenshot) => {
  const folder = folderWith({});
  expect(
    await keepFailureEvidence({ screenshot, consoleLines: () => [] }, scenario, join(folder, 'failures')),
  ).toEqual([]);
  expect(existsSync(join(folder, 'failures'))).toBe(false);
});

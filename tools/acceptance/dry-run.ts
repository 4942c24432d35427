import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';

/** A message of Cucumber's protocol. */
export type Message = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

/**
 * Loads every scenario and every step definition without running any; returns Cucumber's messages, in order.
 */
export async function dryRun(): Promise<readonly Message[]> {
  const messages: Message[] = [];
  const { runConfiguration } = await loadConfiguration();
  await runCucumber(
    {
      ...runConfiguration,
      sources: { ...runConfiguration.sources, tagExpression: '' },
      runtime: { ...runConfiguration.runtime, dryRun: true, parallel: 0 },
      formats: { ...runConfiguration.formats, stdout: 'message', files: {} },
      plugins: { specifiers: [], options: {} },
    },
    { stdout: new Writable({ write: (_chunk, _encoding, done) => done() }) },
    (message) => messages.push(message),
  );
  return messages;
}

import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { ENVELOPE_PATH } from '#mock-server/endpoints/error-reports/envelope-path.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList, definePairs } from '../support/table.ts';

/** An item of what the service receives, as far as the steps read it. */
interface Report {
  readonly type?: 'transaction';
  readonly level?: string;
  readonly release?: string;
  readonly transaction?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly breadcrumbs?: readonly { readonly message?: string }[];
  readonly exception?: { readonly values: readonly { readonly value: string }[] };
  readonly contexts?: { readonly trace?: { readonly op?: string } };
}

interface Envelope {
  readonly header: { readonly trace?: { readonly sample_rate?: string } };
  readonly items: readonly { readonly payload: Report }[];
}

const ENVELOPES = `POST ${ENVELOPE_PATH}`;

const envelopes = async (scenario: Scenario): Promise<readonly Envelope[]> =>
  (await scenario.calls(ENVELOPES)).map(({ body }) => body as Envelope);

async function reports(scenario: Scenario): Promise<readonly Report[]> {
  return (await envelopes(scenario)).flatMap(({ items }) => items.map(({ payload }) => payload));
}

const isTrace = ({ type }: Report): boolean => type === 'transaction';

const errors = async (scenario: Scenario): Promise<readonly Report[]> =>
  (await reports(scenario)).filter((report) => !isTrace(report));

/** The error's own message comes last, after those of its causes. */
const messageOf = ({ exception }: Report): string => exception?.values.at(-1)?.value ?? '';

async function errorNamed(scenario: Scenario, message: string): Promise<Report> {
  const all = await errors(scenario);
  const found = all.find((report) => messageOf(report).includes(message));
  assert.ok(found, `The service was told of ${JSON.stringify(all.map(messageOf))}`);
  return found;
}

Given('errors are reported', async function (this: Scenario) {
  const settings = String(await this.assembly.platform.request('GET', '/app/.webapp.ini'));
  const [, dsn] = /errorReportingDsn = (\S+)/.exec(settings) ?? [];
  assert.ok(dsn, 'The platform has no service for errors');
  await this.changeSetting('errorReportingDsn', dsn);
});

Then('the service for errors was told of {string}', async function (this: Scenario, message: string) {
  await this.eventually(() => errorNamed(this, message));
});

const reported = definePairs('the service for errors was told of {string} with:', {
  origin: 'where it arose: app, code, handled, screen, startup, uncaught',
  level: 'fatal, error or warning',
  page: 'the pattern of the address: /workout/:slug',
  config: 'the id of the config',
  failure: 'what kind of failure it is',
  status: 'the status of the answer',
  field: 'the field at fault',
  'preceded by': 'what was logged before, and the pages, with a comma between them',
});

Then(
  'the service for errors was told of {string} with:',
  async function (this: Scenario, message: string, table: DataTable) {
    await this.eventually(async () => {
      const { level, transaction, tags = {}, breadcrumbs = [] } = await errorNamed(this, message);
      const found: Record<string, string | undefined> = {
        ...tags,
        level,
        page: transaction,
        'preceded by': breadcrumbs.map((breadcrumb) => breadcrumb.message).join(', '),
      };
      const expected = reported(table);
      assert.deepEqual(
        Object.fromEntries(Object.keys(expected).map((name) => [name, found[name] ?? ''])),
        expected,
      );
    });
  },
);

Then('the service for errors was told of {int} error(s)', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal((await errors(this)).length, count);
  });
  await this.assembly.settle();
  assert.equal((await errors(this)).length, count);
});

Then('the service for errors was told nothing', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await this.calls(ENVELOPES), []);
});

Then('each report names the release that runs', async function (this: Scenario) {
  await this.eventually(async () => {
    const all = await reports(this);
    assert.notEqual(all.length, 0);
    for (const { release = '' } of all) assert.match(release, /^\d+\.\d+\.\d+(\+[0-9a-f]+)?$|^unreleased$/);
  });
});

Then('no report contains {string}', async function (this: Scenario, text: string) {
  await this.assembly.settle();
  const all = JSON.stringify(await envelopes(this));
  assert.ok(!all.includes(text), `It is contained in ${all}`);
});

const traces = async (scenario: Scenario): Promise<readonly string[][]> =>
  (await reports(scenario))
    .filter(isTrace)
    .map(({ contexts, transaction = '' }) => [contexts?.trace?.op ?? '', transaction]);

const sampleRates = async (scenario: Scenario): Promise<readonly string[]> => [
  ...new Set((await envelopes(scenario)).flatMap(({ header }) => header.trace?.sample_rate ?? [])),
];

const reportedTraces = defineList(
  'the service for errors was told these traces:',
  'pageload or navigation',
  'the pattern of the address',
  '[the rate at which the service is told of traces]',
);

Then('the service for errors was told these traces:', async function (this: Scenario, table: DataTable) {
  const expected = reportedTraces(table);
  await this.eventually(async () => {
    assert.deepEqual(
      await traces(this),
      expected.map(([kind, page]) => [kind, page]),
    );
  });
  const rates = expected.flatMap(([, , rate]) => rate ?? []);
  if (rates.length > 0) assert.deepEqual(await sampleRates(this), rates);
});

Then('the service for errors was told no trace', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await traces(this), []);
});

import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';

Given(
  'the platform answers {call} with {status}( from now on)',
  async function (this: Scenario, row: string, status: number) {
    await this.fail(row, { status });
  },
);

Given(
  'the platform answers {call} with {status} {int} time(s)',
  async function (this: Scenario, row: string, status: number, times: number) {
    await this.fail(row, { status, times });
  },
);

Given(
  'the platform answers {call} with {status} and {nonsense}',
  async function (this: Scenario, row: string, status: number, body: string) {
    await this.fail(row, { status, body });
  },
);

Given(
  'the platform answers {call} with {status} and the message {string}',
  async function (this: Scenario, row: string, status: number, message: string) {
    await this.fail(row, { status, body: { message } });
  },
);

Given(
  'the platform answers {call} with {nonsense}',
  async function (this: Scenario, row: string, body: string) {
    await this.fail(row, { body });
  },
);

Given('the platform answers {call} with this:', async function (this: Scenario, row: string, body: string) {
  await this.fail(row, { body });
});

Given('the platform redirects {call} to itself', async function (this: Scenario, row: string) {
  await this.fail(row, { location: '?again' });
});

Given('the platform does not answer {call}', async function (this: Scenario, row: string) {
  await this.fail(row, { drop: true });
});

Given('the platform takes {call} and drops the answer', async function (this: Scenario, row: string) {
  await this.fail(row, { dropResponse: true });
});

Given(
  'the platform takes {int} s to answer {call}',
  async function (this: Scenario, seconds: number, row: string) {
    await this.fail(row, { delayMs: seconds * 1000 });
  },
);

Given(
  'the platform takes {int} s to answer {call} with {status}',
  async function (this: Scenario, seconds: number, row: string, status: number) {
    await this.fail(row, { delayMs: seconds * 1000, status });
  },
);

When('the platform is well again', async function (this: Scenario) {
  await this.assembly.platform.request('DELETE', '/__mock/faults');
});

Then('the platform was asked for {call}', async function (this: Scenario, row: string) {
  await this.eventually(async () => {
    assert.notEqual((await this.calls(row)).length, 0);
  });
});

Then(
  'the platform was asked for {call} {int} time(s)',
  async function (this: Scenario, row: string, times: number) {
    await this.eventually(async () => {
      assert.equal((await this.calls(row)).length, times);
    });
    await this.assembly.settle();
    assert.equal((await this.calls(row)).length, times);
  },
);

Then('no call was made twice', async function (this: Scenario) {
  await this.assembly.settle();
  // Analytics requests do not count.
  const requests = (await this.calls()).filter(({ path }) => !path.startsWith('/analytics/'));
  const made = requests.map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(
    made.filter((call, index) => made.indexOf(call) !== index),
    [],
  );
});

Then('the platform was not asked for {call}', async function (this: Scenario, row: string) {
  await this.assembly.settle();
  assert.deepEqual(await this.calls(row), []);
});

Then('the platform was not yet asked for {call}', async function (this: Scenario, row: string) {
  assert.deepEqual(await this.calls(row), []);
});

Then('the platform was asked for {string}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    const paths = (await this.calls()).map((call) => call.path);
    assert.ok(paths.includes(path), `It was asked for ${paths.join(', ')}`);
  });
});

Then('the platform was not asked for {string}', async function (this: Scenario, path: string) {
  await this.assembly.settle();
  const paths = (await this.calls()).map((call) => call.path);
  assert.ok(!paths.includes(path), `It was asked for ${paths.join(', ')}`);
});

Then('a developer is told {string}', async function (this: Scenario, words: string) {
  await this.eventually(() => {
    const messages = this.assembly.consoleMessages();
    assert.ok(
      messages.some((each) => each.includes(words)),
      `The console says: ${messages.join(', ')}`,
    );
    return Promise.resolve();
  });
});

import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { AppCode } from '../support/assembly.ts';
import type { Scenario } from '../support/scenario.ts';

type AccountCall = Parameters<AppCode['askAccount']>[0];

Then(
  "the app's own call for the {accountCall} reports {string}",
  async function (this: Scenario, call: AccountCall, message: string) {
    await this.eventually(async () => {
      assert.deepEqual(await this.code.askAccount(call), [message]);
    });
  },
);

import { Given, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';

Given('chance draws {float}', function (this: Scenario, number: number) {
  return this.assembly.runBefore(`Math.random = () => ${number};`);
});

Given('a browser that lacks {string}', function (this: Scenario, name: string) {
  const [, owner = 'globalThis', member = name] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  return this.assembly.runBefore(
    `Object.defineProperty(${owner}, '${member}', { value: undefined, configurable: true, writable: true });`,
  );
});

/** As a network in front of the host writes it into the page; a script may do that only by a policy that the host allows. */
const addingScript = (address: string): string => `(() => {
  const policy = trustedTypes.createPolicy('hosted-player', { createScriptURL: (src) => src });
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: policy.createScriptURL('${address}') });
  document.body.append(script);
})()`;

Given('every page has the script {string}, which does not load', function (this: Scenario, address: string) {
  this.expectedErrors.push(address);
  return this.assembly.runBefore(`addEventListener('DOMContentLoaded', () => ${addingScript(address)});`);
});

When(
  'the page gets the script {string}, which does not load',
  async function (this: Scenario, address: string) {
    await this.assembly.valueOf(addingScript(address));
    await this.assembly.settle();
  },
);

When('a script of the page fails with {string}', async function (this: Scenario, message: string) {
  this.expectedErrors.push(message);
  await this.assembly.failUnhandled('error', message);
});

When('a promise of the page is rejected with {string}', async function (this: Scenario, message: string) {
  this.expectedErrors.push(message);
  await this.assembly.failUnhandled('rejection', message);
});

When('{int} scripts of the page fail, each in its own way', async function (this: Scenario, count: number) {
  this.expectedErrors.push('Broken part');
  for (let part = 1; part <= count; part++)
    await this.assembly.failUnhandled('error', `Broken part ${part} of ${count}`);
});

When(
  'a script of the page fails {int} times with {string}',
  async function (this: Scenario, times: number, message: string) {
    this.expectedErrors.push(message);
    for (let time = 0; time < times; time++) await this.assembly.failUnhandled('error', message);
  },
);

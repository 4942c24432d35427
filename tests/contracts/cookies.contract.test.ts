import { expect, it } from 'vitest';
import { makeBrowserCookies } from '#adapters/browser/browser-cookies.ts';
import { openTab } from './simulated-tab.ts';
import { describeContract } from './describe-contract.ts';

/** @param written the cookies of the page, each as it is sent: `name=value` */
const ofBrowser = (written: readonly string[]) => {
  const { document } = openTab();
  for (const each of written) document.cookie = each;
  return makeBrowserCookies(document);
};

const ofText = (written: readonly string[]) => makeBrowserCookies({ cookie: written.join('; ') });

describeContract('the cookies', { 'of a browser': ofBrowser, 'of a text': ofText }, (make) => {
  it.each([
    ['a=1', 'a', '1'],
    ['a=%7B%22id%22%3A%201%7D', 'a', '{"id": 1}'],
    ['a=b=c', 'a', 'b=c'],
    ['a=', 'a', ''],
    ['a=%C3%A9', 'a', 'é'],
  ])('%s has %s as %s', (written, name, value) => {
    expect(make(['first=x', written, 'last=y']).read(name)).toBe(value);
  });

  it.each([
    [[], 'a'],
    [['ba=1', 'aa=2'], 'a'],
    [['a=%E0%A4%A'], 'a'],
  ])('%j has none that can be read under %s', (written, name) => {
    expect(make(written).read(name)).toBeNull();
  });
});

it('has none in a page that may not read its cookies', () => {
  const document = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  };
  expect(makeBrowserCookies(document).read('a')).toBeNull();
});

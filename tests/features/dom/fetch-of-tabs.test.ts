import { expect, it } from 'vitest';
import { FetchOfTabs } from '#features/support/dom/fetch-of-tabs.ts';

const SERVICE = 'http://localhost:8081/analytics';

function openTabs() {
  const tabs = new FetchOfTabs();
  const open = () => {
    const sent: string[] = [];
    const tab = tabs.add(async (input) => {
      sent.push(input instanceof Request ? input.url : input.toString());
      return new Response();
    });
    return { ...tab, sent };
  };
  return { fetch: tabs.fetch, open };
}

it('sends a request by the tab that its address names, though another has been opened since', async () => {
  const { fetch, open } = openTabs();
  const [first, second] = [open(), open()];
  await fetch(`${first.named(SERVICE)}/v1/p`);
  await fetch(new Request(`${second.named(SERVICE)}/v1/t`));
  expect(first.sent).toEqual([`${SERVICE}/v1/p`]);
  expect(second.sent).toEqual([`${SERVICE}/v1/t`]);
});

it('refuses what a tab asks for that is gone', async () => {
  const { fetch, open } = openTabs();
  const first = open();
  first.remove();
  const second = open();
  await expect(fetch(`${first.named(SERVICE)}/v1/p`)).rejects.toThrow('Failed to fetch');
  expect([...first.sent, ...second.sent]).toEqual([]);
});

it('refuses what names no tab', async () => {
  const { fetch, open } = openTabs();
  const { sent } = open();
  await expect(fetch(`${SERVICE}/v1/p`)).rejects.toThrow('Failed to fetch');
  expect(sent).toEqual([]);
});

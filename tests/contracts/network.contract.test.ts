import { expect, it } from 'vitest';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import type { Network } from '#application/ports/network.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

interface Subject {
  readonly network: Network;
  readonly reconnect: () => void;
}

function ofBrowser(): Subject {
  const tab = openTab();
  const reconnect = () => {
    tab.dispatchEvent(new tab.Event('offline'));
    tab.dispatchEvent(new tab.Event('online'));
  };
  return { network: makeBrowserNetwork(tab), reconnect };
}

function controllable(): Subject {
  const network = makeControllableNetwork();
  return { network, reconnect: () => network.reconnect() };
}

describeContract('the connection', { 'of a browser': ofBrowser, 'in a test': controllable }, (make) => {
  it('notifies each listener each time it comes back', () => {
    const { network, reconnect } = make();
    const told: string[] = [];
    network.reconnected$.subscribe(() => told.push('one'));
    reconnect();
    network.reconnected$.subscribe(() => told.push('other'));
    reconnect();
    expect(told).toEqual(['one', 'one', 'other']);
  });

  it('does not notify a listener that has unsubscribed', () => {
    const { network, reconnect } = make();
    let times = 0;
    network.reconnected$.subscribe(() => (times += 1)).unsubscribe();
    reconnect();
    expect(times).toBe(0);
  });
});

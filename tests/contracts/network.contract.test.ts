import { expect, it } from 'vitest';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import type { Network } from '#application/ports/network.ts';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

interface Subject {
  readonly network: Network;
  readonly disconnect: () => void;
  readonly reconnect: () => void;
  readonly saveData: (saves: boolean) => void;
}

function ofBrowser(): Subject {
  const shared = new SharedByTabs();
  const tab = openTab(shared);
  const setOnline = (online: boolean) => {
    shared.isOnline = online;
    tab.dispatchEvent(new tab.Event(online ? 'online' : 'offline'));
  };
  return {
    network: makeBrowserNetwork(tab),
    saveData: (saveData) => Object.assign(tab.navigator, { connection: { saveData } }),
    disconnect: () => setOnline(false),
    reconnect: () => {
      setOnline(false);
      setOnline(true);
    },
  };
}

function controllable(): Subject {
  const network = makeControllableNetwork();
  return {
    network,
    disconnect: () => network.disconnect(),
    reconnect: () => network.reconnect(),
    saveData: (saves) => network.saveData(saves),
  };
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

  it('is known to be lost until it comes back', () => {
    const { network, disconnect, reconnect } = make();
    const told: boolean[] = [];
    network.disconnected$.subscribe(() => told.push(network.isOnline()));
    expect(network.isOnline()).toBe(true);
    disconnect();
    expect(network.isOnline()).toBe(false);
    expect(told).toEqual([false]);
    reconnect();
    expect(network.isOnline()).toBe(true);
  });

  it('saves data only while the viewer wants it [PLY-15]', () => {
    const { network, saveData } = make();
    expect(network.savesData()).toBe(false);
    saveData(true);
    expect(network.savesData()).toBe(true);
    saveData(false);
    expect(network.savesData()).toBe(false);
  });

  it('does not notify a listener that has unsubscribed', () => {
    const { network, reconnect } = make();
    let times = 0;
    network.reconnected$.subscribe(() => (times += 1)).unsubscribe();
    reconnect();
    expect(times).toBe(0);
  });
});

import { expect, it, vi } from 'vitest';
import { makeServiceWorkerReleases } from '#adapters/browser/service-worker-releases.ts';
import type { AppReleases } from '#application/ports/app-releases.ts';
import { makeControllableReleases } from '#tests/doubles/controllable-releases.ts';
import { describeContract } from './describe-contract.ts';
import { FakeServiceWorkers } from './fake-service-workers.ts';
import { openTab } from './simulated-tab.ts';

interface Subject {
  readonly releases: AppReleases;
  readonly deploy: () => void;
}

/** A tab of the release `own`, in a browser with these service workers. */
function tabWith(workers: FakeServiceWorkers | undefined, own: string | null = 'one'): Window {
  const tab = openTab();
  if (workers) Object.defineProperty(tab.navigator, 'serviceWorker', { value: workers, configurable: true });
  if (own) tab.document.head.innerHTML = `<meta name="app-release" content="${own}">`;
  return tab;
}

async function inBrowser(): Promise<Subject> {
  const workers = new FakeServiceWorkers();
  const releases = makeServiceWorkerReleases(tabWith(workers));
  releases.start();
  await vi.waitFor(() => expect(workers.registered).toBe('/app/service-worker.js'));
  workers.install('one');
  return { releases, deploy: () => workers.install('two') };
}

async function controllable(): Promise<Subject> {
  const releases = makeControllableReleases();
  releases.start();
  return { releases, deploy: () => releases.deploy() };
}

describeContract('the releases', { 'in a browser': inBrowser, 'in a test': controllable }, (make) => {
  it('report a newer one once it is ready, also to a late listener', async () => {
    const { releases, deploy } = await make();
    expect(releases.isNewerReady.now()).toBe(false);
    deploy();
    await vi.waitFor(() => expect(releases.isNewerReady.now()).toBe(true));
  });

  it('may be looked for at any time', async () => {
    const { releases } = await make();
    expect(() => releases.check()).not.toThrow();
    await expect(releases.activate()).resolves.toBeUndefined();
  });
});

it('the newer release serves the browser once it is activated', async () => {
  const workers = new FakeServiceWorkers();
  const releases = makeServiceWorkerReleases(tabWith(workers));
  releases.start();
  await vi.waitFor(() => expect(workers.registered).not.toBeNull());
  workers.install('one');
  workers.install('two');
  await vi.waitFor(() => expect(releases.isNewerReady.now()).toBe(true));
  expect(workers.serving).toBe('one');
  await releases.activate();
  expect(workers.serving).toBe('two');
});

it('a page of the newest release does not wait for older tabs', async () => {
  const workers = new FakeServiceWorkers();
  const releases = makeServiceWorkerReleases(tabWith(workers, 'two'));
  releases.start();
  await vi.waitFor(() => expect(workers.registered).not.toBeNull());
  workers.install('one');
  workers.install('two');
  await vi.waitFor(() => expect(workers.serving).toBe('two'));
});

it('a page of the newest release is not offered an older one that waits for older tabs', async () => {
  const workers = new FakeServiceWorkers();
  workers.install('one');
  workers.install('two');
  workers.onUpdate = () => workers.install('three');
  const releases = makeServiceWorkerReleases(tabWith(workers, 'three'));
  releases.start();
  await vi.waitFor(() => expect(workers.serving).toBe('three'));
  expect(releases.isNewerReady.now()).toBe(false);
});

it('a page learns that another tab has taken the newer release', async () => {
  const workers = new FakeServiceWorkers();
  const releases = makeServiceWorkerReleases(tabWith(workers));
  releases.start();
  await vi.waitFor(() => expect(workers.registered).not.toBeNull());
  workers.install('one');
  workers.install('two');
  workers.activateElsewhere();
  await vi.waitFor(() => expect(releases.isNewerReady.now()).toBe(true));
});

it.each([
  ['the browser has no service workers', undefined, 'one'],
  ['the page names no release', new FakeServiceWorkers(), null],
])('nothing is registered if %s', async (_, workers, own) => {
  const releases = makeServiceWorkerReleases(tabWith(workers, own));
  releases.start();
  releases.check();
  await releases.activate();
  await new Promise((later) => setTimeout(later, 300));
  expect(workers?.registered ?? null).toBeNull();
});

it('under Trusted Types the address is made by a policy', async () => {
  const workers = new FakeServiceWorkers();
  const tab = tabWith(workers);
  const policies: string[] = [];
  Object.assign(tab, {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
        policies.push(name);
        return rules;
      },
    },
  });
  makeServiceWorkerReleases(tab).start();
  await vi.waitFor(() => expect(workers.registered).toBe('/app/service-worker.js'));
  expect(policies).toEqual(['app-service-worker']);
});

import { expect, it } from 'vitest';
import { makeBrowserSharing } from '#adapters/browser/browser-sharing.ts';
import type { ShareOutcome, Sharing } from '#application/ports/sharing.ts';
import { makeSimulatedSharing } from '#features/support/dom/simulated-sharing.ts';
import { makeRecordingSharing } from '#tests/doubles/recording-sharing.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly sharing: Sharing;
  /** The address that was shared last; null if none. */
  readonly passedOn: () => Promise<string | null>;
}

/** Makes a device on which sharing has this outcome. */
type Make = (outcome: ShareOutcome) => Promise<Subject>;

const ofBrowser: Make = async (outcome) => {
  const device = makeSimulatedSharing();
  if (outcome === 'shared') await device.offerSheet('taken');
  if (outcome === 'cancelled') await device.offerSheet('closed');
  if (outcome === 'refused') await device.refuseCopying();
  const navigator = {} as Navigator;
  device.provideTo(navigator);
  return {
    sharing: makeBrowserSharing(navigator),
    passedOn: async () =>
      (outcome === 'shared' ? (await device.inSheet())?.address : await device.copied()) || null,
  };
};

const recording: Make = async (outcome) => {
  const sharing = makeRecordingSharing(outcome);
  return { sharing, passedOn: async () => sharing.passedOn.at(-1)?.address ?? null };
};

describeContract('sharing', { 'by a browser': ofBrowser, 'in a test': recording }, (make) => {
  const page = { title: 'Slow Barre', address: 'https://app.test/app/workout/slow-barre' };

  it.each<readonly [ShareOutcome, string | null]>([
    ['shared', page.address],
    ['copied', page.address],
    ['cancelled', null],
    ['refused', null],
  ])('returns the outcome %s, having shared %s', async (outcome, address) => {
    const { sharing, passedOn } = await make(outcome);
    expect(await sharing.share(page)).toBe(outcome);
    expect(await passedOn()).toBe(address);
    expect(await sharing.share(page)).toBe(outcome);
  });
});

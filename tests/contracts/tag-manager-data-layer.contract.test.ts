import { expect, it } from 'vitest';
import { makeWindowDataLayer } from '#adapters/browser/window-data-layer.ts';
import type { TagManagerDataLayer, PageLoadEntry } from '#application/ports/tag-manager-data-layer.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeRecordingDataLayer } from '#tests/doubles/recording-data-layer.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

interface Subject {
  readonly dataLayer: TagManagerDataLayer;
  readonly entries: () => unknown;
}

function ofWindow(): Subject {
  const window = openTab();
  return { dataLayer: makeWindowDataLayer(window), entries: (): unknown => Reflect.get(window, 'dataLayer') };
}

function recording(): Subject {
  const dataLayer = makeRecordingDataLayer();
  return { dataLayer, entries: () => dataLayer.entries };
}

const ENTRY: PageLoadEntry = {
  url: 'https://app.test/app/',
  referral: { source: 'mail' },
  user: { id: memberId('member-1'), subscriptionStatus: 'active' },
};

describeContract('a data layer', { 'of the window': ofWindow, 'in a test': recording }, (make) => {
  it('takes entries in order [CFG-18]', () => {
    const { dataLayer, entries } = make();
    dataLayer.push(ENTRY);
    dataLayer.push({ ...ENTRY, user: null });
    expect(entries()).toEqual([ENTRY, { ...ENTRY, user: null }]);
  });
});

import { expect, it } from 'vitest';
import { makeHttpContentSigner } from '#adapters/signing/http-content-signer.ts';
import { AppFailure } from '#application/app-failure.ts';
import type { ContentSigner } from '#application/ports/content-signer.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { makeInMemoryContentSigner } from '#tests/doubles/in-memory-content-signer.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform, ORIGIN } from './in-process-platform.ts';

interface Subject {
  readonly signer: ContentSigner;
  /** An item that only members may watch. */
  readonly item: MediaId;
  /** The reason for a refusal. */
  readonly reason: string;
}

/** Who sends the request, and whether there is a connection. */
type Person = 'entitled' | 'not entitled' | 'offline';
type Make = (person: Person, drmPolicy?: string | null) => Promise<Subject>;

const onPlatform: Make = async (person, drmPolicy = null) => {
  const { http, catalogue, disconnect } = await enterPlatform(
    person === 'entitled' ? 'subscribed' : 'visitor',
  );
  if (person === 'offline') disconnect();
  const { item } =
    catalogue.workouts.find((each) => !each.item.requiredEntitlements && each.item.free !== 'true') ??
    expect.unreachable('There is no workout for members');
  return {
    signer: makeHttpContentSigner(http, { host: `${ORIGIN}/signing`, drmPolicy }),
    item: mediaId(item.mediaid),
    reason: 'Nobody is signed in, and this video is for members.',
  };
};

const inMemory: Make = async (person, drmPolicy = null) => {
  const reason = 'Not in your subscription.';
  const failures = {
    entitled: {},
    'not entitled': { 1: new AppFailure('not-entitled', reason) },
    offline: { 1: new AppFailure('unreachable', 'No answer') },
  };
  return {
    signer: makeInMemoryContentSigner(drmPolicy, failures[person]),
    item: mediaId('Wrk00001'),
    reason,
  };
};

describeContract('a content signer', { 'of the platform': onPlatform, 'in memory': inMemory }, (make) => {
  it.each([null, DRM_POLICY])(
    'grants a token to a viewer with access, under the policy %s',
    async (policy) => {
      const { signer, item } = await make('entitled', policy);
      const { token, drmPolicy } = await signer.sign(item);
      expect(token).toMatch(/./);
      expect(drmPolicy).toBe(policy);
    },
  );

  it('grants it again', async () => {
    const { signer, item } = await make('entitled');
    await signer.sign(item);
    expect((await signer.sign(item)).token).toMatch(/./);
  });

  it('fails with the reason for a viewer without access', async () => {
    const { signer, item, reason } = await make('not entitled');
    await expect(signer.sign(item)).rejects.toMatchObject({ kind: 'not-entitled', message: reason });
  });

  it('fails otherwise if there is no response', async () => {
    const { signer, item } = await make('offline');
    await expect(signer.sign(item)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

import { missingTiers, upgradedBy } from './plans.ts';
import { renderUpgrade } from './upgrade-page.ts';
import { acceptForm } from './accept-form.ts';

/** Adds the selected tier to a subscription without it. */
export const upgrade = acceptForm((visit, { tier: chosen }) => {
  const { world } = visit.call;
  const held = world.account?.subscription;
  if (!held) return { ...renderUpgrade(visit), status: 401 };
  if (held.entitlements.length === 0) return { ...renderUpgrade(visit), status: 409 };
  const tier = missingTiers(held).find(({ entitlement }) => entitlement === chosen);
  if (!tier) return renderUpgrade(visit, 'Please choose one of these.');
  world.update((account) => ({ ...account, subscription: upgradedBy(account.subscription, tier) }));
  return visit.leave();
});

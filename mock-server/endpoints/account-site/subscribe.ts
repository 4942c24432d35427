import { PLANS, subscribedTo } from './plans.ts';
import { renderSubscribe } from './subscribe-page.ts';
import { acceptForm } from './accept-form.ts';

/** Starts the selected subscription; nothing is charged. */
export const subscribe = acceptForm((visit, { plan: chosen }) => {
  const { world } = visit.call;
  const plan = PLANS.find(({ id }) => id === chosen);
  if (!world.account) return { ...renderSubscribe(visit), status: 401 };
  if (world.account.subscription.activeSubscriber) return { ...renderSubscribe(visit), status: 409 };
  if (!plan) return renderSubscribe(visit, 'Please choose one of the plans.');
  world.update((account) => ({
    ...account,
    subscription: subscribedTo(account.subscription, plan, world.now()),
    neverSubscribed: false,
    justRegistered: false,
  }));
  return visit.leave();
});

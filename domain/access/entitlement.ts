import type { Brand } from '../brand.ts';

/** A right that a subscription gives and an item asks for. */
export type Entitlement = Brand<string, 'Entitlement'>;

const DEFAULT_REQUIREMENT = 'workout';

/** Reads the comma list of an item's requiredEntitlements; nothing asked for is 'workout' (ACC-01). */
export function requiredEntitlements(commaList: string | undefined): readonly Entitlement[] {
  const named = (commaList ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return (named.length > 0 ? named : [DEFAULT_REQUIREMENT]) as Entitlement[];
}

/** ACC-01: every required entitlement must be held. */
export function isEntitled(held: readonly Entitlement[], required: readonly Entitlement[]): boolean {
  return required.every((entitlement) => held.includes(entitlement));
}

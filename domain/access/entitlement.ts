import type { Branded } from '../branded.ts';

/** A right that a subscription gives and an item requires. */
export type Entitlement = Branded<string, 'Entitlement'>;

const DEFAULT_REQUIREMENT = 'workout';

/** Parses an item's comma-separated requiredEntitlements; an empty list defaults to 'workout' (ACC-01). */
export function requiredEntitlements(commaList: string | undefined): readonly Entitlement[] {
  const named = (commaList ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return (named.length > 0 ? named : [DEFAULT_REQUIREMENT]) as Entitlement[];
}

/** ACC-01: the viewer must have every required entitlement. */
export function isEntitled(held: readonly Entitlement[], required: readonly Entitlement[]): boolean {
  return required.every((entitlement) => held.includes(entitlement));
}

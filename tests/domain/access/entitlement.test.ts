import { describe, expect, it } from 'vitest';
import { isEntitled, requiredEntitlements } from '#domain/access/entitlement.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';

describe('the entitlements that an item requires [ACC-01]', () => {
  it.each<[string | undefined, string[]]>([
    ['workout', ['workout']],
    ['barre,coaching', ['barre', 'coaching']],
    [' barre , coaching ', ['barre', 'coaching']],
    ['barre,,coaching,', ['barre', 'coaching']],
    [undefined, ['workout']],
    ['', ['workout']],
    [' , ', ['workout']],
  ])('%j requires %j', (commaList, required) => {
    expect(requiredEntitlements(commaList)).toEqual(required);
  });
});

describe('access by entitlements [ACC-01]', () => {
  it.each([
    [['workout'], ['workout'], true],
    [['workout', 'barre', 'coaching'], ['coaching', 'barre'], true],
    [['barre'], ['barre', 'coaching'], false],
    [['coaching'], ['workout'], false],
    [[], ['workout'], false],
    [['Workout'], ['workout'], false],
  ])('with %j to an item that requires %j: %s', (held, required, entitled) => {
    expect(isEntitled(entitlements(...held), entitlements(...required))).toBe(entitled);
  });
});

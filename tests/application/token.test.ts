import { expect, it } from 'vitest';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../application/**/*.ts', {
  eager: true,
});
const tokens = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (typeof value === 'symbol' ? [[name, value.description]] : []));

it.each(tokens)(
  'the token %s has its name, so that the container’s errors tell what is missing',
  (name, described) => {
    expect(described).toBe(name);
  },
);

it('covers the tokens of use cases and ports', () => {
  expect(tokens.map(([name]) => name)).toEqual(expect.arrayContaining(['SignOut', 'Clock']));
});

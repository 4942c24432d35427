import type { Catalogue } from './catalogue.ts';

/** `compute`, which is called once for each catalogue: catalogues do not change. */
export function memoizeByCatalogue<Value extends object>(
  compute: (catalogue: Catalogue) => Value,
): (catalogue: Catalogue) => Value {
  const values = new WeakMap<Catalogue, Value>();
  return (catalogue) => {
    const value = values.get(catalogue) ?? compute(catalogue);
    values.set(catalogue, value);
    return value;
  };
}

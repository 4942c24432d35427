/** `compute`, which is called once for each key while that is in use. Keys are compared by identity, and must not change. */
export function memoize<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

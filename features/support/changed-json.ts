export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A copy with another value at a path of names and indices; undefined removes what is there. */
export function changedJson(json: Json, [name, ...deeper]: readonly string[], value: Json | undefined): Json {
  if (name === undefined) throw new Error('A path has at least one name');
  if (typeof json !== 'object' || json === null) throw new Error(`There is nothing to change at "${name}"`);
  const entries = Object.entries(json);
  const present = entries.find(([key]) => key === name)?.[1];
  const replaced = deeper.length > 0 ? changedJson(present ?? {}, deeper, value) : value;
  const at = entries.findIndex(([key]) => key === name);
  const rest = entries.filter(([key]) => key !== name);
  if (replaced !== undefined) rest.splice(at < 0 ? rest.length : at, 0, [name, replaced]);
  return Array.isArray(json) ? rest.map(([, each]) => each) : Object.fromEntries(rest);
}

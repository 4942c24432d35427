/** The number of characters of a config id (CFG-05). */
const LENGTH = 8;

/** What is wrong with a typed config id (CFG-13). */
export type ConfigIdProblem = 'missing' | 'wrong-length' | 'wrong-characters';

export type TypedConfigId =
  { readonly id: string; readonly problem: null } | { readonly id: null; readonly problem: ConfigIdProblem };

/** CFG-13: reads a typed or pasted config id; the first row that holds decides. Spaces around it do not count. */
export function readConfigId(typed: string): TypedConfigId {
  const id = typed.trim();
  if (id === '') return { id: null, problem: 'missing' };
  if (id.length !== LENGTH) return { id: null, problem: 'wrong-length' };
  if (!/^[a-z0-9]+$/.test(id)) return { id: null, problem: 'wrong-characters' };
  return { id, problem: null };
}

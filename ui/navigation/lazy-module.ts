/** The code of a screen: fetched when it is first asked for, and at hand from then on. */
export interface LazyModule<Module> {
  (): Promise<Module>;
  /** Null while it has not arrived. */
  arrived(): Module | null;
}

export function lazyModule<Module>(fetchCode: () => Promise<Module>): LazyModule<Module> {
  let code: Module | null = null;
  const load = async () => (code = await fetchCode());
  return Object.assign(load, { arrived: () => code });
}

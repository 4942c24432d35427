/** The code of a part of the app could not be loaded. Some browsers do not request it again before the page is loaded again. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
  }
}

/** A lazily loaded module: loaded on first use, and available synchronously from then on. */
export interface LazyModule<Module> {
  /** Fails with `CodeNotLoaded`. */
  (): Promise<Module>;
  /** Null while it is not loaded. */
  arrived(): Module | null;
}

export function lazyModule<Module>(fetchCode: () => Promise<Module>): LazyModule<Module> {
  let code: Module | null = null;
  const load = async () => {
    try {
      return (code = await fetchCode());
    } catch (cause) {
      throw new CodeNotLoaded(cause);
    }
  };
  return Object.assign(load, { arrived: () => code });
}

/** One export of a lazily loaded module. */
export function lazyExport<Module, Export>(
  load: LazyModule<Module>,
  pick: (code: Module) => Export,
): LazyModule<Export> {
  const arrived = () => {
    const code = load.arrived();
    return code === null ? null : pick(code);
  };
  return Object.assign(async () => pick(await load()), { arrived });
}

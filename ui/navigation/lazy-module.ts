import { withDeadline } from '#application/with-timeout.ts';
import type { LazyArea } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';

/** The code of a part of the app could not be loaded. Some browsers do not request it again before the page is loaded again. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
  }
}

/** How long code may take to arrive, in milliseconds: on a slow connection it takes long, and may arrive later still. */
const LONGEST_WAIT_MS = 30_000;

/** A lazily loaded module and its texts in a language: loaded on first use, and available synchronously from then on. */
export interface LazyModule<Module> {
  /** Fails with `CodeNotLoaded`, or with `TextsNotLoaded`. */
  (language: Language): Promise<Module>;
  /** Null while it, or its texts in this language, are not loaded. */
  readonly arrived: (language: Language) => Module | null;
}

/** @param areas of the texts that it adds by `withTexts` or `useLazyTexts` */
export function lazyModule<Module>(
  fetchCode: () => Promise<Module>,
  areas: readonly LazyArea[] = [],
): LazyModule<Module> {
  let code: Module | null = null;
  const loadCode = async () => {
    try {
      return (code = await withDeadline(fetchCode(), LONGEST_WAIT_MS, 'code'));
    } catch (cause) {
      throw new CodeNotLoaded(cause);
    }
  };
  const load = async (language: Language) => (await Promise.all([loadCode(), language.load(areas)]))[0];
  return Object.assign(load, { arrived: (language: Language) => (language.hasLoaded(areas) ? code : null) });
}

/** One export of a lazily loaded module. */
export function lazyExport<Module, Export>(
  load: LazyModule<Module>,
  pick: (code: Module) => Export,
): LazyModule<Export> {
  const arrived = (language: Language) => {
    const code = load.arrived(language);
    return code === null ? null : pick(code);
  };
  return Object.assign(async (language: Language) => pick(await load(language)), { arrived });
}

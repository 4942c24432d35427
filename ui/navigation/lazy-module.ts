import { withDeadline } from '#application/with-timeout.ts';
import type { LazyArea, LazyTexts, Texts } from '../i18n/i18n.ts';
import type { Language } from '../i18n/language.ts';
import type { Provide } from '../session/use-injection.ts';

/** The code of a part of the app could not be loaded. Some browsers do not request it again before the page is loaded again. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
  }
}

/** How long code may take to arrive, in milliseconds: on a slow connection it takes long, and may arrive later still. */
const CODE_WAIT_MS = 30_000;

/** A module that loads by itself, with what the app lacks until then. */
export interface LazyCode {
  /** The texts of its areas, in the default language. */
  readonly texts?: Partial<LazyTexts>;
  /** Loads its bindings into the app's container, unless they have been loaded before. */
  readonly install?: (provide: Provide) => void;
  readonly [name: string]: unknown;
}

/** A lazily loaded module: loaded into an app on first use, and available synchronously from then on. */
export interface LazyModule<Module> {
  /** Fetches the code, and its texts in a language, for later. Fails like `load`. */
  readonly fetch: (language: Language) => Promise<void>;
  /**
   * Fetches the code and its texts in the language of the app's texts, then adds the texts and the bindings to the app. Fails
   * with `CodeNotLoaded`, or with `TextsNotLoaded`.
   *
   * @param provide null if the app could not start: then there is nothing to add bindings to
   */
  readonly load: (texts: Texts, provide: Provide | null) => Promise<Module>;
  /** Null while it has not been loaded into the app, or its texts in the language of the app's texts are not there. */
  readonly arrived: (texts: Texts, provide: Provide) => Module | null;
}

type AreaOf<Module> = Module extends { readonly texts: infer Areas } ? keyof Areas & LazyArea : never;

/** Compiles only if all areas of a module's texts are named. */
type AllAreas<Module, Named extends readonly unknown[]> = [AreaOf<Module>] extends [Named[number]]
  ? unknown
  : { readonly missing: Exclude<AreaOf<Module>, Named[number]> };

/** @param areas those of the module's `texts`: translations load beside the code, before the module can name them */
export function lazyModule<Module extends LazyCode, const Areas extends readonly AreaOf<Module>[]>(
  fetchCode: () => Promise<Module>,
  areas: Areas & AllAreas<Module, Areas>,
): LazyModule<Module> {
  let code: Module | null = null;
  const loadedInto = new WeakSet<Provide>();
  const fetchOnce = async () => {
    try {
      return (code ??= await withDeadline(fetchCode(), CODE_WAIT_MS, 'code'));
    } catch (cause) {
      throw new CodeNotLoaded(cause);
    }
  };
  const fetchAll = async (language: Language) => (await Promise.all([fetchOnce(), language.load(areas)]))[0];
  return {
    fetch: async (language) => {
      await fetchAll(language);
    },
    load: async (texts, provide) => {
      const loaded = await fetchAll(texts.language);
      addCode(loaded, texts, provide);
      if (provide) loadedInto.add(provide);
      return loaded;
    },
    arrived: ({ language }, provide) => (loadedInto.has(provide) && language.hasLoaded(areas) ? code : null),
  };
}

/** Adds the texts and the bindings of a module to an app. */
export function addCode({ texts: own, install }: LazyCode, texts: Texts, provide: Provide | null): void {
  if (own) texts.add(own);
  if (provide) install?.(provide);
}

/** One export of a lazily loaded module. */
export function lazyExport<Module, Export>(
  { fetch, load, arrived }: LazyModule<Module>,
  pick: (code: Module) => Export,
): LazyModule<Export> {
  return {
    fetch,
    load: async (texts, provide) => pick(await load(texts, provide)),
    arrived: (texts, provide) => {
      const code = arrived(texts, provide);
      return code === null ? null : pick(code);
    },
  };
}

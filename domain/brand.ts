/** A value of `Base` that only its own constructor makes, so that two kinds of text or number cannot be mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly brand: Name };

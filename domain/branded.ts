/**
 * A nominal type over `Base`: only its own constructor creates values, so that two kinds of text or number cannot be
 * confused.
 */
export type Branded<Base, Name extends string> = Base & { readonly brand: Name };

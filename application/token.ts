declare const provided: unique symbol;

/** Names what a composition provides, with its type: `const Clock = token<Clock>('Clock')` beside `interface Clock`. */
export type Token<T> = symbol & { readonly [provided]?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);

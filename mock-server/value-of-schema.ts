import type { z } from 'zod';

/** The immutable value that a schema describes. */
export type ValueOf<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

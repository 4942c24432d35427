import type { ZodNever, ZodObject } from 'zod';
import { z } from '../../zod.ts';
import type { Handler } from '../../http/endpoint.ts';
import type { ValueOf } from '../../value-of-schema.ts';

const fieldSchema = z.string().max(1000).exactOptional();

/** A form of text fields; the page itself checks which are required and what they contain. */
export const formOf = (...fields: readonly string[]): ZodObject<Record<string, typeof fieldSchema>> =>
  z.object(Object.fromEntries(fields.map((name) => [name, fieldSchema])));

type FormSchema = ReturnType<typeof formOf>;

/** The fields that were sent. */
export type FormFields = ValueOf<FormSchema>;

export type FormHandler = Handler<ZodNever, FormSchema>;

/** The return address; an address outside the app is refused. */
export const returnQuery = z.object({
  return: z
    .string()
    .meta({ description: 'An absolute address of the app; its home by default' })
    .exactOptional(),
});

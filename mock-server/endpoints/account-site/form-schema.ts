import type { JsonSchema } from '../../http/endpoint.ts';

/** A form of text fields; the page itself checks which are required and what they contain. */
export const formOf = (...fields: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((name) => [name, { type: 'string', maxLength: 1000 }])),
});

/** The return address; an address outside the app is refused. */
export const returnQuery: JsonSchema = {
  type: 'object',
  properties: {
    return: { type: 'string', description: 'An absolute address of the app; its home by default' },
  },
};

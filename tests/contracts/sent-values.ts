import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Values that a schema allows: with and without optional fields, at the limits of numbers, in short and long lists. */
export const valuesOf = <Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> =>
  arbitraryOf(z.toJSONSchema(schema)).filter(
    (value): value is z.output<Schema> => schema.safeParse(value).success,
  );

const arbitraryOf = (schema: JsonSchema | boolean): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return fc.jsonValue();
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(arbitraryOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
};

function ofType(type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(limits(schema, -MOST, MOST));
    case 'number':
      return fc.double({ ...limits(schema, -MOST, MOST), noNaN: true });
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** As large as any number that the platform sends: milliseconds since 1970. */
const MOST = 2 ** 41;

const limits = ({ minimum, maximum, exclusiveMinimum }: JsonSchema, least: number, most: number) => ({
  min: Math.max(minimum ?? least, typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : least),
  max: Math.min(maximum ?? most, most),
});

const textOf = ({ format, pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'uri') return fc.webUrl();
  return pattern === undefined
    ? fc.string({ unit: 'grapheme', minLength, ...(maxLength !== undefined && { maxLength }) })
    : fc.stringMatching(new RegExp(pattern));
};

function listOf({ items, minItems = 0, maxItems = 60 }: JsonSchema): fc.Arbitrary<unknown[]> {
  const entry = arbitraryOf((items ?? true) as JsonSchema);
  const few = fc.array(entry, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  const many = fc.array(entry, { minLength: Math.min(maxItems, 40), maxLength: maxItems });
  return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: many });
}

/** The key `__proto__` is left out: the reader of an answer drops it, so that no answer sets a prototype. */
function objectOf(schema: JsonSchema): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object') {
    const key = textOf((propertyNames ?? {}) as JsonSchema).filter((name) => name !== '__proto__');
    return fc.dictionary(key, arbitraryOf(additionalProperties), { maxKeys: 4 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

import { Ajv, type ValidateFunction } from 'ajv';
import type { Endpoint, JsonSchema } from './endpoint.ts';

/** The parts of a request that a row may have a schema for. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Why what was sent is not what the row takes, or null. Nothing is coerced, left out or filled in. */
export function validateRequest(sent: RequestParts, schema: Endpoint['schema']): string | null {
  for (const part of PARTS) {
    const wanted = schema?.[part];
    if (!wanted) continue;
    const validate = checkFor(wanted);
    if (!validate(sent[part])) return ajv.errorsText(validate.errors, { dataVar: part });
  }
  return null;
}

/** A schema is compiled when something is first sent to its row, and once for all servers: most are never asked for. */
function checkFor(schema: JsonSchema): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const check = ajv.compile(schema);
  checks.set(schema, check);
  return check;
}

const ajv = new Ajv({ strictTypes: false, strictRequired: false });
const checks = new WeakMap<JsonSchema, ValidateFunction>();

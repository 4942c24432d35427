import { Ajv, type ValidateFunction } from 'ajv';
import { memoize } from '../memoize.ts';
import type { Endpoint, JsonSchema } from './endpoint.ts';

/** The parts of a request that may have a schema. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Returns why a request does not match the schema, or null. Nothing is coerced, removed or defaulted. */
export function validateRequest(sent: RequestParts, schema: Endpoint['schema']): string | null {
  for (const part of PARTS) {
    const wanted = schema?.[part];
    if (!wanted) continue;
    const validate = checkFor(wanted);
    if (!validate(sent[part])) return ajv.errorsText(validate.errors, { dataVar: part });
  }
  return null;
}

/** Compiles a schema on the first request to its row, once for all servers: most are never needed. */
const checkFor = memoize((schema: JsonSchema): ValidateFunction => ajv.compile(schema));

const ajv = new Ajv({ strictTypes: false, strictRequired: false });

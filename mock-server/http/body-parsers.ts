import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { ENVELOPE_PATH } from '../endpoints/error-reports/envelope-path.ts';
import { parseEnvelope } from '../endpoints/error-reports/parse-envelope.ts';

/** Parses JSON and form bodies; an empty JSON body, e.g. of a DELETE, counts as no body. */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const parseJson: typeof parse = (request, text, done) => {
    if (depthOf(text) > DEEPEST) done(new TooDeep(), undefined);
    else void parse(request, text, done);
  };
  // As plain text the tracking service takes JSON, too, and error reports arrive; other servers refuse it.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.url === ENVELOPE_PATH) done(null, parseEnvelope(String(text)));
    else if (request.url.startsWith('/analytics/')) parseJson(request, String(text), done);
    else done(new UnknownBody('text/plain'), undefined);
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parseJson(request, String(text), done);
  });
  // A browser requests a licence without a content type; the body is ignored.
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume();
    const type = request.headers['content-type'];
    done(type ? new UnknownBody(type) : null, undefined);
  });
  app.register(formbody, { parser: firstValues });
}

/** Deeper than any body that the platform reads: recursive code would fail on bodies without a limit. */
const DEEPEST = 50;

/** How deep the lists and objects of a JSON text are nested. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

class TooDeep extends Error {
  readonly statusCode = 400;

  constructor() {
    super(`The body is nested deeper than ${DEEPEST} levels`);
  }
}

class UnknownBody extends Error {
  readonly statusCode = 415;

  constructor(type: string) {
    super(`A body of the type ${type} cannot be read`);
  }
}

/** The fields of a query or form; the first of duplicate fields wins, as in URLSearchParams. */
export function firstValues(written: string): Record<string, string> {
  const fields: [string, string][] = [];
  const known = new Set<string>();
  for (const [name, value] of new URLSearchParams(written)) {
    if (known.has(name)) continue;
    known.add(name);
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

import type { FastifyInstance } from 'fastify';

/** JSON, where an empty body is none (a DELETE with JSON headers has nothing to say), and the fields of a form. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parseJson(request, String(text), done);
  });
  // A browser asks for a licence without saying what its body is; nobody reads it.
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume();
    const type = request.headers['content-type'];
    done(type ? new UnknownBody(type) : null, undefined);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, firstOfEach(String(text))),
  );
}

class UnknownBody extends Error {
  readonly statusCode = 415;

  constructor(type: string) {
    super(`A body of the type ${type} cannot be read`);
  }
}

/** The fields of a query or a form; of a field that comes twice the first counts, as in URLSearchParams. */
export function firstOfEach(written: string): Record<string, string> {
  const fields: [string, string][] = [];
  const known = new Set<string>();
  for (const [name, value] of new URLSearchParams(written)) {
    if (known.has(name)) continue;
    known.add(name);
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

import type { FastifyInstance } from 'fastify';

const REPORTS = '/reports/problems';
/** A file, since the page's policy refuses what is inline. */
const SCRIPT = '/reports/record-problems.js';

/** Reports errors of the page to its host. Runs in the page, before everything else. */
function reportProblems(reports: string): void {
  const report = (what: string, cause: unknown): void => {
    const text = cause instanceof Error ? `${cause.message}\n${cause.stack ?? ''}` : String(cause);
    navigator.sendBeacon(reports, `${what}: ${text}`);
  };
  addEventListener('error', ({ error, message }) => report('Uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('Uncaught in a promise', reason));
  const print = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    print(...words);
    report('console.error', words.find((word) => word instanceof Error) ?? words.join(' '));
  };
}

/** What went wrong in the page since the last look. */
export interface RecordedProblems {
  take(): readonly string[];
}

/**
 * Adds a script to the app's page, the same for every browser: WebDriver itself does not report a page's errors to all of them.
 */
export function recordProblems(host: FastifyInstance): RecordedProblems {
  let problems: string[] = [];
  host.addHook('onRequest', async ({ headers }) => {
    // The script can only be added to a page that is not compressed.
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
  });
  host.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-length');
    const page = await textOf(payload);
    return page.replace('<head>', `<head><script src="${SCRIPT}"></script>`);
  });
  host.get(SCRIPT, async (_request, reply) =>
    // `__name` is a helper whose calls the compiler adds to functions.
    reply
      .type('text/javascript')
      .send(`((__name) => (${reportProblems.toString()})('${REPORTS}'))((named) => named)`),
  );
  host.post(REPORTS, async ({ body }, reply) => {
    problems.push(String(body));
    return reply.code(204).send();
  });
  return {
    take: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}

async function textOf(payload: unknown): Promise<string> {
  if (typeof payload === 'string') return payload;
  const parts: Buffer[] = [];
  for await (const part of payload as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { endpointTable } from '#mock-server/endpoint-table.ts';
import { HOSTILE_BODIES } from './hostile-values.ts';

/** What the mock platform was attacked with, and what went wrong. */
export interface MockPlatformReport {
  readonly requests: number;
  readonly worlds: number;
  readonly atOnce: number;
  /** By how much the heap grew while the worlds were made, in megabytes. */
  readonly heapGrowth: number;
  readonly problems: readonly string[];
}

/** Parameters of paths that name nothing, or that an incautious server would take for a part of a path. */
const PARAMETERS = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%2e%2e%5c%2e%2e%5cwindows',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '%3Cscript%3E',
  'a'.repeat(490),
  'a'.repeat(5000),
];
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/xml', ''];
/** The others are refused, or their bodies are not read. */
const READ_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
const HUGE = `{"a": "${'x'.repeat(1_000_000)}"}`;
const WRITES = endpointTable.filter(({ method }) => method !== 'GET');

/** The mock answers everything with a status below 500, and keeps its worlds bounded. */
export async function attackMockPlatform(
  server: FastifyInstance,
  size: { readonly worlds: number },
): Promise<MockPlatformReport> {
  const problems: string[] = [];
  let requests = 0;
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, type = '', payload = '') => {
    requests += 1;
    const headers = { 'x-mock-world': 'developer', ...(type && { 'content-type': type }) };
    const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
    const { statusCode } = response;
    if (statusCode >= 500) problems.push(`${method} ${url.slice(0, 100)}: ${statusCode}`);
    if (payload === HUGE && READ_TYPES.includes(type) && statusCode !== 413)
      problems.push(`${method} ${url} reads a body of 1 MB: ${statusCode}`);
    if (/root:.*:0:0/.test(response.body)) problems.push(`${method} ${url}: a file of the machine`);
    return statusCode;
  };
  for (const { method, path } of endpointTable.filter((row) => row.path.includes(':')))
    for (const parameter of PARAMETERS) await send(method, path.replace(/:\w+/g, parameter));
  const bodies = [...Object.values(HOSTILE_BODIES), HUGE];
  for (const { method, path } of WRITES)
    for (const type of TYPES)
      for (const body of bodies) await send(method, path.replace(/:\w+/g, 'AAAAbbbb'), type, body);
  const atOnce = 200;
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, () => send('GET', '/v2/playlists/WKToM1hT')),
  );
  if (statuses.some((status) => status !== 200))
    problems.push('Not every one of 200 requests at once succeeded');
  const heapGrowth = await makeWorlds(server, size.worlds, problems);
  return { requests, worlds: size.worlds, atOnce, heapGrowth, problems };
}

/** The platform keeps the 200 worlds that were used last. */
const KEPT = 200;
const MOST_GROWTH_MB = 100;

/** The heap without garbage, in bytes. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function makeWorlds(server: FastifyInstance, count: number, problems: string[]): Promise<number> {
  const before = heapInUse();
  const made: string[] = [];
  for (let index = 0; index < count; index++) {
    const payload = { person: 'subscribed' };
    const response = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
    made.push(response.json<{ world: string }>().world);
  }
  const growth = Math.round((heapInUse() - before) / 1_000_000);
  if (growth > MOST_GROWTH_MB) problems.push(`${count} worlds take ${growth} MB`);
  const exists = async (world: string | undefined) => {
    const headers = { 'x-mock-world': world ?? '' };
    return (await server.inject({ url: '/__mock/world', headers })).statusCode === 200;
  };
  if (!(await exists(made.at(-1)))) problems.push('The newest world is gone');
  if (count > KEPT && (await exists(made.at(-KEPT - 1)))) problems.push(`More than ${KEPT} worlds exist`);
  return Math.max(0, growth);
}

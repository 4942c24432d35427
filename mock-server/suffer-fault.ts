import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, rowName, type Answer, type Endpoint } from './endpoint.ts';
import { sendAnswer } from './send-answer.ts';
import type { Fault } from './worlds/faults.ts';
import type { World } from './worlds/world.ts';

/** Makes a request fail as its world wants the row to fail. Answers false where it is to be answered as usual. */
export async function sufferFault(
  world: World,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<boolean> {
  const fault = world.nextFault(rowName(row));
  if (!fault) return false;
  if (!fault.drop || !isSentAgain(request)) world.countFault(fault);
  if (fault.delayMs !== undefined) await wait(fault.delayMs, closing);
  if (fault.drop || closing.aborted) {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  sendAnswer(reply, faultyAnswer(fault, row));
  return true;
}

/**
 * Browsers send a request again by themselves, on another connection, when one that has served before breaks off without an
 * answer: only the loss of a fresh connection reaches the page, and only that one counts.
 */
function isSentAgain(request: FastifyRequest): boolean {
  const served = requestsServed.get(request.raw.socket) ?? 0;
  return served > 1 && (request.headers['user-agent'] ?? '').startsWith('Mozilla/');
}

const requestsServed = new WeakMap<object, number>();

/** Counts a request for its connection; to be called once for every request. */
export function countForConnection({ raw: { socket } }: FastifyRequest): void {
  requestsServed.set(socket, (requestsServed.get(socket) ?? 0) + 1);
}

const JSON_TYPE = 'application/json; charset=utf-8';

function faultyAnswer({ status = 200, body }: Fault, row: Endpoint): Answer {
  if (status === 204 || status === 304) return { status };
  if (body === undefined) return refusal(status, `${rowName(row)} fails, as this world wants it to`);
  if (typeof body !== 'string') return { status, type: JSON_TYPE, body: JSON.stringify(body) };
  const type = body.startsWith('<') ? 'text/html; charset=utf-8' : (row.produces ?? JSON_TYPE);
  return { status, type, body };
}

/** Waits by the timers of the moment, so that a simulated clock governs it; a closing server does not wait. */
async function wait(milliseconds: number, closing: AbortSignal): Promise<void> {
  if (closing.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      closing.removeEventListener('abort', done);
      resolve();
    }
    closing.addEventListener('abort', done);
  });
}

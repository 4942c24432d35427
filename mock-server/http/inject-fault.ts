import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { refusal, rowName, type Answer, type Endpoint } from './endpoint.ts';
import { sendReply } from './send-reply.ts';
import type { Fault } from '../worlds/faults.ts';
import type { World } from '../worlds/world.ts';

/**
 * Applies the next fault of the world to a request. Returns false if the request should be handled normally.
 */
export async function injectFault(
  world: World,
  row: Endpoint,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<boolean> {
  const fault = world.nextFault(rowName(row));
  if (!fault) return false;
  world.countFault(fault);
  if (fault.delayMs !== undefined) await wait(fault.delayMs, closing);
  if (fault.drop || closing.aborted) {
    dropConnection(reply);
    return true;
  }
  reply.request.dropsResponse = fault.dropResponse ?? false;
  if (fault.status === undefined && fault.body === undefined && fault.location === undefined) return false;
  sendReply(reply, faultyAnswer(fault, row));
  return true;
}

/**
 * When a keep-alive connection closes without a response, a browser silently retries the request, and the
 * page never sees the failure. Bytes that are not HTTP make it fail at once.
 */
const NO_ANSWER = '-';

export function dropConnection(reply: FastifyReply): void {
  const { socket } = reply.raw;
  reply.hijack();
  if (socket instanceof Socket) {
    socket.write(NO_ANSWER);
    socket.destroySoon();
  } else {
    reply.raw.destroy();
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

function faultyAnswer(
  { location, status = location === undefined ? 200 : 302, body }: Fault,
  row: Endpoint,
): Answer {
  if (location !== undefined) return { status, headers: { location } };
  if (status === 204 || status === 304) return { status };
  if (body === undefined) return refusal(status, `${rowName(row)} fails, as this world wants it to`);
  if (typeof body !== 'string') return { status, type: JSON_TYPE, body: JSON.stringify(body) };
  const type = body.startsWith('<') ? 'text/html; charset=utf-8' : (row.produces ?? JSON_TYPE);
  return { status, type, body };
}

/**
 * Uses the current global timers, so that a simulated clock controls it; ends early when the server closes.
 */
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

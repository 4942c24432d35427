import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { refusal, rowName, type Answer, type Endpoint } from './endpoint.ts';
import { sendReply } from './send-reply.ts';
import type { Fault } from '../worlds/faults.ts';
import type { World } from '../worlds/world.ts';

/** Makes a request fail as its world wants the row to fail. Answers false where it is to be answered as usual. */
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
    breakOff(reply);
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  sendReply(reply, faultyAnswer(fault, row));
  return true;
}

/**
 * A browser that sees a kept connection close without an answer sends the request again by itself, and the page learns
 * nothing of the loss. Bytes that are no HTTP make it give up at once.
 */
const NO_ANSWER = '-';

function breakOff(reply: FastifyReply): void {
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

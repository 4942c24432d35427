import type { FastifyReply } from 'fastify';
import type { Answer } from './endpoint.ts';

export function sendReply(reply: FastifyReply, answer: Answer<unknown>): FastifyReply {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const { body, type } = answer;
  if (body === undefined) return reply.send();
  if (body instanceof Uint8Array) {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return reply.type(type ?? 'application/octet-stream').send(bytes);
  }
  if (typeof body === 'string') return reply.type(type ?? 'text/plain; charset=utf-8').send(body);
  return reply.type(type ?? 'application/json; charset=utf-8').send(JSON.stringify(body));
}

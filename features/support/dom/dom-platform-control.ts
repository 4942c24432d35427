import type { FastifyInstance } from 'fastify';
import type { PlatformControl } from '../assembly.ts';
import { platformAnswer } from '../platform-answer.ts';

/** The control API of an in-process mock platform. */
export const makeDomPlatformControl = (server: FastifyInstance, world: string): PlatformControl => ({
  request: async (method, path, body) => {
    const answer = await server.inject({
      method,
      url: path,
      headers: { 'x-mock-world': world },
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
    return platformAnswer(answer.body);
  },
});

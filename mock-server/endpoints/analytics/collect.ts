import type { Handler } from '../../http/endpoint.ts';

/** Takes what is told: it stands with its body among the calls that the world received. */
export const collect: Handler = () => ({ status: 204 });

import type { Handler } from '../../http/endpoint.ts';

/** Accepts the report; its body is available in the world's call log. */
export const collect: Handler = () => ({ status: 204 });

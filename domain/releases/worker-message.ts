/**
 * What a page sends to a service worker: `which-release`, with a port to which the worker answers with the id of its release,
 * or `activate`, upon which a waiting worker serves all pages.
 */
export type WorkerMessage = 'which-release' | 'activate';

/** The answer of a worker that withdraws all releases: the id of none. */
export const WITHDRAWN = 'withdrawn';

/** Where error reports arrive: a path of the Sentry protocol, on the host that the DSN names. */
export const ENVELOPE_PATH = '/api/:project/envelope/';

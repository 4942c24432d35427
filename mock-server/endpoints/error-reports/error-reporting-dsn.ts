/** The project that errors are reported to, and its public key. */
export const PROJECT = '1';
export const PUBLIC_KEY = 'mockkey';

/** Where an app reports its errors (CFG-23): the address of the project, with its key as the user. */
export const errorReportingDsn = (origin: string): string =>
  `${origin.replace('://', `://${PUBLIC_KEY}@`)}/${PROJECT}`;

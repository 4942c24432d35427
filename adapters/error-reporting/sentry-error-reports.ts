import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
  type Event,
  type SeverityLevel,
} from '@sentry/browser';
import { AppFailure } from '#application/app-failure.ts';
import { isExpected } from '#application/error-reporting/is-expected.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ErrorOrigin } from '#application/ports/error-reports.ts';
import type { Network } from '#application/ports/network.ts';
import { admitReport, MOST_REPORTS, type PastReport } from '#domain/error-reporting/report-limit.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { SECOND_MS } from '#domain/time/milliseconds.ts';
import type { Occurrence, SendOccurrence } from './occurrence.ts';
import { makePageTraces, type PageLoad } from './page-traces.ts';
import { scrubEvent } from './scrub-event.ts';

/** What is known of an error beyond the error itself. */
type NotedError = Occurrence & { readonly kind: ErrorOrigin };

export interface SentryService {
  readonly dsn: string;
  /** The version of the app that runs. */
  readonly release: string;
  readonly fetch: typeof fetch;
  readonly network: Network;
  readonly clock: Clock;
  readonly page: PageLoad;
  /** The pattern of the screen at a path below the base; undefined if there is none. */
  readonly patternAt: (path: string) => string | undefined;
  /** A number from 0 to below 1 for each trace: those below the sample rate are sent. */
  readonly random: () => number;
}

/** The pattern of an address that no screen has: reports never name an address, which may contain what somebody typed. */
const UNKNOWN_PATTERN = '*';

/** The share of page loads and navigations that are traced (CFG-23). */
const TRACE_SAMPLE_RATE = 0.15;
/** How many of the things that preceded an error are sent with it. */
const MOST_BREADCRUMBS = 20;
/** How many of an error's causes are sent with it. */
const MOST_CAUSES = 3;

const LEVELS: Readonly<Record<ErrorOrigin, SeverityLevel>> = {
  startup: 'fatal',
  app: 'fatal',
  screen: 'error',
  code: 'error',
  uncaught: 'error',
  unhandled: 'error',
  handled: 'warning',
};

/** What is none of the app's errors: of scripts that a browser adds to pages, and of layouts that take two frames. */
const FOREIGN = /^(?:Script error\.?|ResizeObserver loop .*)$/;
const FOREIGN_SCRIPT = /^(?:chrome|moz|safari-web)-extension:/;

/**
 * Reports errors and traces by Sentry's own library (CFG-23). It observes nothing by itself, keeps nothing in the browser, and sends
 * no cookies; every event passes `scrubEvent`. What happens without a connection is sent when it returns, as far as the limits
 * allow.
 */
export function makeSentryErrorReports(service: SentryService): SendOccurrence {
  const { network } = service;
  const client = makeClient(service);
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  const patternOf = (pathname: string): string =>
    service.patternAt(pathBelowBase(pathname)) ?? UNKNOWN_PATTERN;
  client.addEventProcessor((event, { data }) =>
    finishEvent(event, data as NotedError | undefined, patternOf),
  );
  const traces = makePageTraces(scope, service);
  const sendOnline = heldWhileOffline(network);
  let past: readonly PastReport[] = [];

  const leaveBreadcrumb = (category: string, message: string, at: number): void =>
    void scope.addBreadcrumb({ category, message, timestamp: at / SECOND_MS }, MOST_BREADCRUMBS);
  const capture = (noted: NotedError): void => {
    const { kind, subject } = noted;
    const admitted = admitReport(past, { key: keyOf(subject), at: noted.at });
    if (!admitted) return;
    past = admitted;
    sendOnline(() => {
      const captureContext = { level: LEVELS[kind], tags: tagsOf(noted) };
      const mechanism = { type: kind, handled: kind !== 'uncaught' && kind !== 'unhandled' };
      client.captureException(subject, { captureContext, mechanism, data: noted }, scope);
    });
  };

  return ({ kind, subject, at, pathname, isOnline }) => {
    switch (kind) {
      case 'config':
        scope.setTag('config', typeof subject === 'string' ? subject : undefined);
        break;
      case 'shown': {
        const page = patternOf(pathname);
        leaveBreadcrumb('page', page, at);
        traces.shown(page, at);
        break;
      }
      default:
        if (isExpected(subject, kind, isOnline)) leaveBreadcrumb('failure', messageOf(subject), at);
        else if (!FOREIGN.test(messageOf(subject))) capture({ kind, subject, at, pathname, isOnline });
    }
  };
}

const makeClient = ({ dsn, release, fetch }: SentryService): BrowserClient =>
  new BrowserClient({
    dsn,
    release,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    // Traces are sent as transactions, which every version of the service accepts.
    traceLifecycle: 'static',
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration({ limit: MOST_CAUSES })],
    transport: (options) =>
      makeFetchTransport(
        // As plain text: a browser need not ask first whether it may send it.
        { ...options, headers: { 'content-type': 'text/plain' }, fetchOptions: { credentials: 'omit' } },
        (address, init) => fetch(address, init),
      ),
  });

/** Adds when and where it happened, and scrubs the event; null for an error of a script that is not the page's. */
function finishEvent(
  event: Event,
  noted: NotedError | undefined,
  patternOf: (pathname: string) => string,
): Event | null {
  const frames = event.exception?.values?.[0]?.stacktrace?.frames ?? [];
  if (FOREIGN_SCRIPT.test(frames.at(-1)?.filename ?? '')) return null;
  return scrubEvent(
    noted ? { ...event, timestamp: noted.at / SECOND_MS, transaction: patternOf(noted.pathname) } : event,
  );
}

const tagsOf = ({ kind, subject: error }: NotedError): Record<string, string> => ({
  origin: kind,
  ...(error instanceof AppFailure && {
    failure: error.kind,
    ...(error.status !== null && { status: String(error.status) }),
    ...(error.field !== null && { field: error.field }),
  }),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Equal for the same error in the same place. */
function keyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find(isPlace) ?? '';
  return `${error.name} ${error.message} ${place}`;
}

/** Whether a line of a stack says where: `at …`, or `…@…:<line>` in Firefox and Safari. */
const isPlace = (line: string): boolean =>
  line.trimStart().startsWith('at ') || (line.includes('@') && /:\d+$/.test(line));

/** Holds errors back while there is no connection, no more than may be sent within a minute. */
function heldWhileOffline({ isOnline, reconnected$ }: Network): (send: () => void) => void {
  const held: (() => void)[] = [];
  reconnected$.subscribe(() => held.splice(0).forEach((send) => send()));
  return (send) => {
    if (isOnline()) send();
    else if (held.length < MOST_REPORTS) held.push(send);
  };
}

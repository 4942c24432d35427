import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/browser';
import { scriptAddress, scrubText } from '#domain/error-reporting/scrub-text.ts';

/** The innermost frames of a stack that are sent. */
const MOST_FRAMES = 25;

/**
 * An event as it may leave the browser (CFG-23): only the fields that are listed here, with scrubbed texts. There is no user, no
 * header and no address of a page among them.
 */
export function scrubEvent(event: Event): Event {
  const { type, spans, start_timestamp, sdkProcessingMetadata, tags, contexts } = event;
  const trace = contexts?.trace;
  return {
    ...defined({
      type,
      start_timestamp,
      sdkProcessingMetadata,
      event_id: event.event_id,
      timestamp: event.timestamp,
      level: event.level,
      platform: event.platform,
      release: event.release,
      environment: event.environment,
      transaction: event.transaction,
      transaction_info: event.transaction_info,
    }),
    ...(event.message && { message: scrubText(event.message) }),
    ...(event.exception && { exception: { values: (event.exception.values ?? []).map(scrubException) } }),
    ...(event.breadcrumbs && { breadcrumbs: event.breadcrumbs.map(scrubBreadcrumb) }),
    ...(tags && { tags: scrubTags(tags) }),
    ...(spans && { spans: [] }),
    ...(trace && {
      contexts: {
        trace: {
          trace_id: trace.trace_id,
          span_id: trace.span_id,
          ...defined({ op: trace.op, status: trace.status }),
        },
      },
    }),
  };
}

/** Without the fields that are undefined. */
const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

const scrubException = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  ...(type !== undefined && { type: scrubText(type) }),
  ...(value !== undefined && { value: scrubText(value) }),
  ...(mechanism && {
    mechanism: {
      type: mechanism.type,
      ...defined({
        handled: mechanism.handled,
        exception_id: mechanism.exception_id,
        parent_id: mechanism.parent_id,
      }),
    },
  }),
  ...(stacktrace && {
    stacktrace: { frames: (stacktrace.frames ?? []).slice(-MOST_FRAMES).map(scrubFrame) },
  }),
});

const scrubFrame = ({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame => ({
  ...(filename !== undefined && { filename: scriptAddress(filename) }),
  ...(name !== undefined && { function: scrubText(name) }),
  ...defined({ lineno, colno, in_app }),
});

const scrubBreadcrumb = ({ category, level, message, timestamp }: Breadcrumb): Breadcrumb => ({
  ...defined({ category, level, timestamp }),
  ...(message !== undefined && { message: scrubText(message) }),
});

const scrubTags = (tags: NonNullable<Event['tags']>): NonNullable<Event['tags']> =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      name,
      // A field is a path in a schema, which may be long.
      typeof value === 'string' && name !== 'field' ? scrubText(value) : value,
    ]),
  );

import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { currentTrace, type Part } from './request-trace.server.ts';

/** Without an SDK, which whoever runs the site loads (docs/monitoring.md), all of this does nothing. */
export type SpanName = 'request' | 'render' | 'query' | 'box office' | 'job';

const kinds: Readonly<Record<SpanName, SpanKind>> = {
  request: SpanKind.SERVER,
  render: SpanKind.INTERNAL,
  query: SpanKind.CLIENT,
  'box office': SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
};
const parts: Partial<Record<SpanName, Part>> = { render: 'render', query: 'db', 'box office': 'office' };

const tracer = trace.getTracer('foyer');

/** `end` says how it went; attributes never hold what visitors have typed or who they are. */
export type Timed = { end: (error?: unknown, attributes?: Attributes) => void };

/** For what is no promise. */
export function beginSpan(name: SpanName, attributes: Attributes): Timed {
  return timed(name, tracer.startSpan(name, { kind: kinds[name], attributes }));
}

/** Around `work`: spans that begin in it belong to this one. */
export function inSpan<T>(name: SpanName, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind: kinds[name], attributes }, async (span) => {
    const { end } = timed(name, span);
    try {
      const result = await work(span);
      end();
      return result;
    } catch (error) {
      end(error);
      throw error;
    }
  });
}

/** Only the kind of an error: its message may repeat what somebody has typed. */
function timed(name: SpanName, span: Span): Timed {
  const startedAt = performance.now();
  const part = parts[name];
  const request = currentTrace(); // where an answer of the database comes in, nothing is known of it any more
  return {
    end: (error, attributes) => {
      if (part) request?.add(part, performance.now() - startedAt);
      if (attributes) span.setAttributes(attributes);
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      }
      span.end();
    },
  };
}

/** Named by the headers of a proxy of ours. */
export const withinTraceOf = <T>(headers: Readonly<Record<string, string | undefined>>, work: () => T): T =>
  context.with(propagation.extract(context.active(), headers), work);

export function outgoingHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  const id = currentTrace()?.id;
  return id === undefined ? headers : { ...headers, 'X-Request-Id': id };
}

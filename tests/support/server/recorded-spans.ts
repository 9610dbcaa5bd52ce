import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Context, type ContextManager, context, ROOT_CONTEXT, type Span, type SpanContext, trace } from '@opentelemetry/api';
import { atEndOfFile } from '../run/end-of-file.ts';

export type RecordedSpan = { id: string; name: string; parent: string | null; attributes: Attributes };

/** Until the end of the file, in the order in which spans end. */
export function recordSpans(): RecordedSpan[] {
  const ended: RecordedSpan[] = [];
  let last = 0;
  const startSpan = (name: string, { attributes = {} }: { attributes?: Attributes } = {}, within: Context = context.active()): Span => {
    const spanContext: SpanContext = { traceId: '1'.repeat(32), spanId: String(++last).padStart(16, '0'), traceFlags: 1 };
    const recorded: RecordedSpan = { id: spanContext.spanId, name, parent: trace.getSpanContext(within)?.spanId ?? null, attributes: { ...attributes } };
    const span = {
      spanContext: () => spanContext,
      setAttribute: (key: string, value: Attributes[string]) => {
        recorded.attributes[key] = value;
        return span;
      },
      setAttributes: (more: Attributes) => Object.assign(recorded.attributes, more) && span,
      setStatus: () => span,
      isRecording: () => true,
      end: () => ended.push(recorded),
    };
    return span as unknown as Span; // of its methods those that are used
  };
  const startActiveSpan = (name: string, options: object, work: (span: Span) => unknown) => {
    const span = startSpan(name, options);
    return context.with(trace.setSpan(context.active(), span), () => work(span));
  };
  context.setGlobalContextManager(contextManager());
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan }) as unknown as ReturnType<typeof trace.getTracer> });
  atEndOfFile(() => {
    trace.disable();
    context.disable();
  });
  return ended;
}

function contextManager(): ContextManager {
  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...given) => storage.run(active, () => work.apply(self as never, given)),
    bind: (_, target) => target,
    enable: () => manager,
    disable: () => manager,
  };
  return manager;
}

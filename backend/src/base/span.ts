import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** Does nothing until `startTraces`. */
const tracer = trace.getTracer('grub-club');

/**
 * Runs work in an OpenTelemetry span, which ends with it; spans within are below it.
 * @param name one of ours: never a value, nor what callers wrote
 * @param kind what comes in (SERVER), or a call to another server (CLIENT)
 */
export function inSpan<Result>(
  name: string,
  kind: 'SERVER' | 'CLIENT',
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind: SpanKind[kind] }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Without its message, which can hold what people wrote.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Within the seconds that a stop has. */
const EXPORT_MS = 3_000;

/**
 * Sends the spans of this process to an OTLP/HTTP receiver, until stopped.
 * @param endpoint the receiver's address, without `/v1/traces`
 */
export function startTraces(endpoint: string): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'grub-club' })),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_MS })],
  });
  provider.register();
  return {
    // A receiver that is gone must not fail the stop.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

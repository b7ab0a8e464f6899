import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { ConfigError } from '../config/config.ts';
import type { Providers } from '../ctx/ctx.ts';
import { poolOf } from '../db/pool.ts';
import type { LiveTrips } from '../live/liveTrips.ts';
import type { CountAttempt } from '../account/webhooks/deliver.service.ts';
import { outboxTally } from '../outbox/outbox.service.ts';
import type { AppDeps } from './request/requestCtx.ts';
import type { ObserveRequest } from './request/requestMetrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of this process and of the database. */
export interface Metrics {
  readonly observe: ObserveRequest;
  readonly countAttempt: CountAttempt;
  /** Database values are counted now. */
  text(): Promise<string>;
}

type MetricsDeps = Pick<AppDeps, 'dataSource' | 'providers' | 'live' | 'log'>;

/** Without personal data. */
export function createMetrics({ dataSource, providers, live, log }: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'grub_club_http_request_seconds',
    help: 'Request durations by door, operation and status.',
    labelNames: ['door', 'operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  measureOutbox(registry, dataSource, log);
  measurePool(registry, dataSource);
  measureBreakers(registry, providers);
  measureLive(registry, live);
  const attempts = new Counter({
    name: 'grub_club_webhook_attempts_total',
    help: 'Attempts of this process to send to a webhook: delivered, failed and to be tried again, dead.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    countAttempt: (outcome) => {
      attempts.inc({ outcome });
    },
    observe: ({ seconds, ...labels }) => {
      requests.observe(labels, seconds);
    },
    text: () => registry.metrics(),
  };
}

function measureOutbox(registry: Registry, { manager }: DataSource, log: Logger): void {
  new Gauge({
    name: 'grub_club_outbox_texts',
    help: 'Outbox texts of all servers: waiting, sent in the last day, dead letters of the last 30 days.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      try {
        for (const { kind, state, count } of await outboxTally(manager)) this.set({ kind, state }, count);
      } catch (error) {
        // Stale database values would mislead.
        this.reset();
        log.warn({ err: error }, 'texts cannot be counted');
      }
    },
  });
}

function measurePool(registry: Registry, { manager }: DataSource): void {
  const pool = poolOf(manager);
  new Gauge({
    name: 'grub_club_database_connections',
    help: 'Database connections in the pool of this process.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'grub_club_database_waiting',
    help: 'Calls waiting for a pool connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

function measureBreakers(registry: Registry, providers: Providers): void {
  new Gauge({
    name: 'grub_club_breaker_open',
    help: '1 while the circuit breaker of a provider is open in this process.',
    labelNames: ['provider'],
    registers: [registry],
    collect() {
      for (const provider of ['sms', 'photos', 'ai', 'cards'] as const) {
        const isOpen = providers[provider]?.isBreakerOpen?.();
        if (isOpen !== undefined) this.set({ provider }, isOpen ? 1 : 0);
      }
    },
  });
}

function measureLive(registry: Registry, live: LiveTrips): void {
  const registers = [registry];
  new Gauge({
    name: 'grub_club_live_streams',
    help: 'Open live streams of this process.',
    registers,
    collect() {
      this.set(live.streamCount);
    },
  });
  const counted = {
    messages: 'Messages put into live streams, of all kinds.',
    resyncs: 'Live streams told to read their trip again.',
    slow: 'Live streams ended because they were read too slowly.',
    refused: 'Live streams refused by the limits of session, address and process.',
  } as const satisfies Readonly<Record<keyof LiveTrips['figures'], string>>;
  for (const [figure, help] of Object.entries(counted))
    new Counter({
      name: `grub_club_live_${figure}_total`,
      help,
      registers,
      collect() {
        this.reset();
        // The keys are those of the figures.
        this.inc(live.figures[figure as keyof typeof counted]);
      },
    });
  const lag = new Histogram({
    name: 'grub_club_live_lag_seconds',
    help: 'Seconds from a change of a trip to its delivery here.',
    buckets: SECONDS,
    registers,
  });
  live.observeLag = (seconds) => {
    lag.observe(seconds);
  };
}

interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves `/metrics` on its own port.
 * @throws ConfigError if the port is taken
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, log }: { readonly port: number; readonly host: string; readonly log: Logger },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      send(response, 404, 'This port serves only /metrics.\n');
    else
      metrics.text().then(
        (text) => {
          send(response, 200, text);
        },
        (error: unknown) => {
          log.error({ err: error }, 'metrics cannot be collected');
          send(response, 500, 'The metrics cannot be collected.\n');
        },
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(isTaken ? new ConfigError('Another program uses METRICS_PORT.') : error);
    });
    server.listen(port, host, resolve);
  });
  // A server on a port has this kind of address.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
}

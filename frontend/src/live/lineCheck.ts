import { reportDeadLine } from '../browser/connection.ts';

const PING_EVERY_MS = 3_000;
/** Of a hidden page: less than what proxies take for idle. */
const PING_HIDDEN_EVERY_MS = 25_000;
const CONNECT_WITHIN_MS = 5_000;
const PONG_WITHIN_MS = 3_000;
const PATIENT_PONG_WITHIN_MS = 24_000;

interface LineCheckPorts {
  readonly ping: () => void;
  readonly end: () => void;
}

/**
 * Notices a dead socket within six seconds, also where the network only drops what is sent. A slow line gets twice the
 * time for its next pong.
 */
export class LineCheck {
  readonly #ports: LineCheckPorts;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #nextPing: ReturnType<typeof setTimeout> | undefined;
  #isConnected = false;
  #pingedAt: number | null = null;
  #pongWithinMs = PONG_WITHIN_MS;

  constructor(ports: LineCheckPorts) {
    this.#ports = ports;
    document.addEventListener('visibilitychange', () => this.#onVisible());
  }

  onConnecting(): void {
    this.#endIn(CONNECT_WITHIN_MS);
  }

  onMessage(): void {
    this.#isConnected = true;
    if (this.#pingedAt !== null && performance.now() - this.#pingedAt < PONG_WITHIN_MS / 2)
      this.#pongWithinMs = PONG_WITHIN_MS;
    this.#pingedAt = null;
    clearTimeout(this.#deadline);
    clearTimeout(this.#nextPing);
    const everyMs = document.hidden ? PING_HIDDEN_EVERY_MS : PING_EVERY_MS;
    this.#nextPing = setTimeout(() => this.#ping(), everyMs);
  }

  onClosed(): void {
    this.#isConnected = false;
    this.#pingedAt = null;
    clearTimeout(this.#deadline);
    clearTimeout(this.#nextPing);
  }

  #ping(): void {
    clearTimeout(this.#nextPing);
    this.#pingedAt = performance.now();
    this.#ports.ping();
    this.#endIn(this.#pongWithinMs);
  }

  /** A phone that was in a pocket. */
  #onVisible(): void {
    if (!document.hidden && this.#isConnected && this.#pingedAt === null) this.#ping();
  }

  #endIn(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      if (this.#isConnected) {
        this.#pongWithinMs = Math.min(this.#pongWithinMs * 2, PATIENT_PONG_WITHIN_MS);
        reportDeadLine();
      }
      this.#ports.end();
    }, ms);
  }
}

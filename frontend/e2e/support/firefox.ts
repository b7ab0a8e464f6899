import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import WebSocket from 'ws';

const START_WITHIN_MS = 60_000;

/** FIREFOX_PATH, else an installed firefox-esr; null without. */
export function findFirefox(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'firefox-esr'));
  return (
    [process.env['FIREFOX_PATH'] ?? '', ...onPath].find((path) => path !== '' && existsSync(path)) ?? null
  );
}

export interface Firefox {
  readonly setCookie: (
    cookie: { readonly name: string; readonly value: string },
    domain: string,
  ) => Promise<void>;
  /** Resolves when the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** The value of a JavaScript expression: a text, number, truth value, null or undefined. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Presses and releases a key of the keyboard. */
  readonly press: (key: string) => Promise<void>;
  /** Uncaught errors and console errors of all pages. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts Firefox without a window, and steers it over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'grub-club-firefox-'));
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const end = async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await connect(`${await addressOf(browser.stderr)}/session`);
    return { ...(await firefoxOver(connection)), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${printed}`)), START_WITHIN_MS);
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** https://www.w3.org/TR/webdriver-bidi: an answer has the id of its command, an event has none. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: unknown;
}

interface Connection {
  readonly call: (method: string, params: unknown) => Promise<unknown>;
  readonly errors: readonly string[];
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (message: Message | null) => void>();
  const errors: string[] = [];
  socket.on('message', (data: Buffer) => {
    // Cast: the standard names the shape.
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (field(message.params, 'level') === 'error') errors.push(String(field(message.params, 'text')));
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer(null);
  });
  let lastId = 0;
  return {
    errors,
    call: async (method, params) => {
      const id = (lastId += 1);
      if (socket.readyState !== WebSocket.OPEN) throw new Error(`Firefox ended before ${method}.`);
      const answer = new Promise<Message | null>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const message = await answer;
      waiting.delete(id);
      if (message === null) throw new Error(`Firefox ended during ${method}.`);
      if (message.type === 'error') throw new Error(`Firefox refused ${method}: ${message.message}`);
      return message.result;
    },
  };
}

async function firefoxOver({ call, errors }: Connection): Promise<Omit<Firefox, 'close'>> {
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  // The first window never takes the focus, which a key needs.
  const context = field(await call('browsingContext.create', { type: 'window' }), 'context');
  return {
    errors,
    setCookie: async ({ name, value }, domain) => {
      const cookie = { name, value: { type: 'string', value }, domain, path: '/', httpOnly: true };
      await call('storage.setCookie', { cookie });
    },
    goto: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) => {
      const target = { context };
      const answer = await call('script.evaluate', { expression, target, awaitPromise: true });
      return field(field(answer, 'result'), 'value');
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
      await call('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

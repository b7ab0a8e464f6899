import type pg from 'pg';
import { newPhone } from '../../test/build.ts';
import { startDatabaseProxy } from '../../test/postgres/databaseProxy.ts';
import { testWorld } from '../../test/world.ts';
import { NotifyListener } from '../db/connection/notifyListener.ts';
import { deliverDue, deliverNow, enqueueText, type OutboxCtx } from './outbox.service.ts';
import { startOutboxWorker } from './outboxWorker.ts';
import type { SendOutcome } from '../providers/sending.ts';

const SENT: SendOutcome = { kind: 'sent' };
const DOWN: SendOutcome = { kind: 'not_sent', reason: 'http_500' };

const world = testWorld();

beforeEach(async () => {
  await world.dataSource.query('truncate outbox_texts, rate_limits');
});

interface Row {
  readonly attempts: number;
  readonly sent: boolean;
  readonly dead: boolean;
  readonly has_body: boolean;
  readonly last_error: string | null;
  /** Whole seconds until the next attempt. */
  readonly wait: number;
}

async function rowOf(textId: string): Promise<Row | undefined> {
  const [row] = await world.dataSource.query<Row[]>(
    `select attempts, sent_at is not null as sent, dead_at is not null as dead, sealed_body is not null as has_body,
       last_error, ceil(extract(epoch from next_attempt_at - now()))::int as wait
     from outbox_texts where id = $1`,
    [textId],
  );
  return row;
}

/** A process with its own provider; `config` overrides the configuration. */
function processWith(send: (phone: string, body: string) => Promise<SendOutcome>, config = {}): OutboxCtx {
  const { deps } = world;
  return {
    db: world.dataSource.manager,
    config: { ...deps.config, ...config },
    log: deps.log,
    pepper: deps.pepper,
    providers: { ...deps.providers, sms: { send } },
  };
}

/** A process that records what it sends; its provider returns the outcomes in order, then 'sent'. */
function sender(...outcomes: SendOutcome[]) {
  const bodies: string[] = [];
  const ctx = processWith(async (_phone, body) => {
    bodies.push(body);
    return outcomes.shift() ?? SENT;
  });
  return { ctx, bodies };
}

function enqueue(
  kind: 'code' | 'invitation' | 'question',
  body = 'Hello',
  phone = newPhone(),
): Promise<string> {
  return world.dataSource.transaction((db) =>
    enqueueText({ db, pepper: world.deps.pepper }, { kind, contact: phone, senderId: null, body }),
  );
}

async function eventually(holds: () => boolean): Promise<void> {
  const until = Date.now() + 20_000;
  while (!holds() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(holds()).toBe(true);
}

describe('a text in the outbox', () => {
  test('is sent once, and then its body is erased', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('invitation', 'Come to the lake');
    expect(await deliverDue(ctx, 10)).toBe(1);
    expect(await deliverDue(ctx, 10)).toBe(0);
    expect(bodies).toEqual(['Come to the lake']);
    expect(await rowOf(id)).toMatchObject({ sent: true, dead: false, has_body: false, last_error: null });
  });

  test('is not sent when its transaction rolls back', async () => {
    const { ctx, bodies } = sender();
    const work = world.dataSource.transaction(async (db) => {
      const text = { kind: 'invitation', contact: newPhone(), senderId: null, body: 'Hello' } as const;
      await enqueueText({ db, pepper: world.deps.pepper }, text);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await deliverDue(ctx, 10);
    expect(bodies).toEqual([]);
  });

  test('is sealed: its body cannot be read in the database', async () => {
    await enqueue('code', 'Your code is 123456.');
    const [row] = await world.dataSource.query<{ sealed_body: Buffer }[]>(
      'select sealed_body from outbox_texts',
    );
    expect(row?.sealed_body.includes('123456')).toBe(false);
  });

  test('that was not sent is retried with growing delays, and given up after twelve attempts', async () => {
    const { ctx } = sender(...Array.from({ length: 12 }, () => DOWN));
    const id = await enqueue('invitation');
    const waits: number[] = [];
    for (let attempt = 1; attempt < 12; attempt += 1) {
      expect(await deliverDue(ctx, 10)).toBe(1);
      const row = await rowOf(id);
      expect(row).toMatchObject({ attempts: attempt, dead: false, has_body: true, last_error: 'http_500' });
      waits.push(row?.wait ?? 0);
      expect(await deliverDue(ctx, 10)).toBe(0);
      await world.passSeconds(row?.wait ?? 0);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    await deliverDue(ctx, 10);
    expect(await rowOf(id)).toMatchObject({
      attempts: 12,
      dead: true,
      has_body: false,
      last_error: 'http_500',
    });
  });

  test('waits at least as long as the provider asks', async () => {
    const { ctx } = sender({ ...DOWN, retryAfterSeconds: 300 });
    const id = await enqueue('invitation');
    await deliverDue(ctx, 10);
    expect((await rowOf(id))?.wait).toBe(300);
  });

  test.each<SendOutcome>([
    { kind: 'refused', reason: '21610' },
    { kind: 'unknown', reason: 'timeout' },
  ])('whose outcome is $kind is given up at once, and logged without number and body', async (outcome) => {
    const { ctx, bodies } = sender(outcome);
    const phone = newPhone();
    const id = await enqueue('invitation', 'Come to the lake', phone);
    await deliverDue(ctx, 10);
    await world.passSeconds(7200);
    await deliverDue(ctx, 10);
    expect(bodies).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ dead: true, has_body: false });
    const line = world.logLines.find((text) => text.includes(id)) ?? '';
    expect(line).toContain('text given up');
    expect(line).not.toContain(phone.slice(2));
    expect(line).not.toContain('lake');
  });

  test('with a code has one attempt', async () => {
    const { ctx, bodies } = sender(DOWN);
    const id = await enqueue('code');
    expect(await deliverNow(ctx, id)).toEqual(DOWN);
    await world.passSeconds(120);
    await deliverDue(ctx, 10);
    expect(bodies).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ dead: true, attempts: 1 });
  });

  test('sealed with another pepper is given up, not sent', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('invitation');
    await deliverDue({ ...ctx, pepper: 'another pepper of tests' }, 10);
    expect(bodies).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ dead: true, last_error: 'other_pepper' });
  });
});

describe('processes that share the outbox', () => {
  test('send forty texts once each, however they race', async () => {
    const bodies = Array.from({ length: 40 }, (_, i) => `text ${i}`);
    for (const body of bodies) await enqueue('invitation', body);
    const one = sender();
    const other = sender();
    await Promise.all([one, other, one, other, one, other].map(({ ctx }) => deliverDue(ctx, 10)));
    const sent = [...one.bodies, ...other.bodies];
    expect(sent).toHaveLength(40);
    expect(new Set(sent)).toEqual(new Set(bodies));
  });

  test('leave a fresh code to the process of its request', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('code');
    await deliverDue(ctx, 10);
    expect(bodies).toEqual([]);
    expect(await deliverNow(ctx, id)).toEqual(SENT);
  });

  test('take over a code of a process that was killed before sending', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('code', 'Your code is 123456.');
    await world.passSeconds(16);
    await deliverDue(ctx, 10);
    expect(bodies).toEqual(['Your code is 123456.']);
    expect(await deliverNow(ctx, id)).toEqual({ kind: 'unknown', reason: 'taken_over' });
  });

  test('drop a code that was not sent in time', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('code');
    await world.passSeconds(301);
    await deliverDue(ctx, 10);
    expect(bodies).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ dead: true, has_body: false, last_error: 'too_late' });
  });

  test('give up a question after an hour', async () => {
    const { ctx, bodies } = sender(DOWN);
    const id = await enqueue('question');
    await deliverDue(ctx, 10);
    await world.passSeconds(3601);
    expect(await deliverDue(ctx, 10)).toBe(0);
    expect(bodies).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ dead: true, has_body: false, last_error: 'http_500' });
  });

  test('never resend a text whose process was killed while sending', async () => {
    const id = await enqueue('invitation');
    let isSending = false;
    void deliverDue(
      processWith(async () => {
        isSending = true;
        return new Promise<SendOutcome>(() => undefined);
      }),
      10,
    );
    await eventually(() => isSending);
    const { ctx, bodies } = sender();
    await deliverDue(ctx, 10);
    expect(await rowOf(id)).toMatchObject({ dead: false, attempts: 1 });
    await world.passSeconds(61);
    await deliverDue(ctx, 10);
    expect(bodies).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ dead: true, has_body: false, last_error: 'interrupted' });
  });
});

describe('the worker', () => {
  const listeners: NotifyListener[] = [];
  const listenTo = (connection: pg.ClientConfig) => {
    const listener = new NotifyListener(connection);
    listeners.push(listener);
    return listener;
  };
  afterEach(async () => {
    for (const listener of listeners.splice(0)) await listener.close();
  });

  test('sends texts of other processes at once', async () => {
    const { ctx, bodies } = sender();
    const worker = startOutboxWorker(ctx, listenTo(world.connection), 60_000);
    await enqueue('invitation', 'first');
    await eventually(() => bodies.length === 1);
    await enqueue('invitation', 'second');
    await eventually(() => bodies.length === 2);
    await worker.stop();
    expect(bodies).toEqual(['first', 'second']);
  });

  test('finds texts by polling when notifications do not arrive', async () => {
    const { ctx, bodies } = sender();
    const worker = startOutboxWorker(ctx, listenTo({ ...world.connection, port: 1 }), 20);
    await enqueue('invitation');
    try {
      await eventually(() => bodies.length === 1);
    } finally {
      await worker.stop();
    }
    expect(world.logLines.some((line) => line.includes('does not receive notifications'))).toBe(true);
  });

  test('listens again after its connection is terminated', async () => {
    const { ctx, bodies } = sender();
    const worker = startOutboxWorker(
      ctx,
      listenTo({ ...world.connection, application_name: 'listener' }),
      300,
    );
    await enqueue('invitation');
    await eventually(() => bodies.length === 1);
    await world.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'listener' and datname = current_database()`,
    );
    await enqueue('invitation');
    await eventually(() => bodies.length === 2);
    await worker.stop();
  });

  test('listens again after a network failure that closes no connection', async () => {
    const proxy = await startDatabaseProxy(world.connection);
    const { ctx } = sender();
    const worker = startOutboxWorker(
      ctx,
      listenTo({ ...proxy.connection, application_name: 'proxied listener' }),
      20,
    );
    const listeners = async (): Promise<number[]> => {
      const rows: { pid: number }[] = await world.dataSource.query(
        `select pid from pg_stat_activity where application_name = 'proxied listener' and query <> ''`,
      );
      return rows.map(({ pid }) => pid);
    };
    let before: number[] = [];
    while (before.length === 0) before = await listeners();
    const logged = world.logLines.length;
    proxy.stall();
    await eventually(() =>
      world.logLines.slice(logged).some((line) => line.includes('does not receive notifications')),
    );
    proxy.flow();
    while (!(await listeners()).some((pid) => !before.includes(pid)));
    await worker.stop();
    await proxy.close();
  });

  test('waits for the text in flight when it stops, and takes no other', async () => {
    const phones: string[] = [];
    let answer: (outcome: SendOutcome) => void = () => undefined;
    const ctx = processWith((phone) => {
      phones.push(phone);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const id = await enqueue('invitation');
    const worker = startOutboxWorker(ctx, listenTo(world.connection), 20);
    await eventually(() => phones.length === 1);
    let hasStopped = false;
    const stopping = worker.stop().then(() => {
      hasStopped = true;
    });
    await enqueue('invitation');
    expect(hasStopped).toBe(false);
    answer(SENT);
    await stopping;
    expect(await rowOf(id)).toMatchObject({ sent: true });
    expect(phones).toHaveLength(1);
  });
});

describe('the limits on all texts', () => {
  test('apply per hour, with an alarm at half; the next text waits', async () => {
    const bodies: string[] = [];
    const ctx = processWith(
      async (_phone, body) => {
        bodies.push(body);
        return SENT;
      },
      { smsHourlyLimit: 4, smsDailyLimit: 100 },
    );
    const before = world.logLines.length;
    for (let i = 0; i < 4; i += 1) await enqueue('invitation');
    await deliverDue(ctx, 10);
    const alarms = world.logLines.slice(before).filter((line) => line.includes('half of the text limit'));
    expect(alarms).toHaveLength(1);
    const id = await enqueue('invitation', 'one too many');
    await deliverDue(ctx, 10);
    expect(bodies).toHaveLength(4);
    const row = await rowOf(id);
    expect(row).toMatchObject({ dead: false, last_error: 'budget_spent' });
    expect(row?.wait).toBeGreaterThan(3500);
    await world.passSeconds(3601);
    await deliverDue(ctx, 10);
    expect(bodies.at(-1)).toBe('one too many');
  });

  test('apply per day', async () => {
    const ctx = processWith(async () => SENT, { smsHourlyLimit: 100, smsDailyLimit: 1 });
    const first = await enqueue('code');
    const second = await enqueue('code');
    expect(await deliverNow(ctx, first)).toEqual(SENT);
    expect(await deliverNow(ctx, second)).toMatchObject({ kind: 'not_sent', reason: 'budget_spent' });
  });

  test('hold for one country, and the texts to the US go on', async () => {
    const ctx = processWith(async () => SENT, { smsCountryHourlyLimit: 2, smsCountryDailyLimit: 3 });
    const send = async (phone: string) => deliverNow(ctx, await enqueue('invitation', 'Hello', phone));
    const german = ['+493023125001', '+493023125002', '+493023125003', '+493023125004'] as const;
    expect([await send(german[0]), await send(german[1])]).toEqual([SENT, SENT]);
    expect(await send(german[2])).toMatchObject({ kind: 'not_sent', reason: 'budget_spent' });
    for (const phone of ['+33199001234', '+18765550123', '+17875550123', newPhone(), newPhone(), newPhone()])
      expect(await send(phone)).toEqual(SENT);
    await world.passSeconds(3601);
    expect(await send(german[2])).toEqual(SENT);
    expect(await send(german[3])).toMatchObject({ kind: 'not_sent', reason: 'budget_spent' });
  });

  test('count only texts that were sent or may have been sent', async () => {
    const outcomes: SendOutcome[] = [
      DOWN,
      { kind: 'refused', reason: '21211' },
      { kind: 'unknown', reason: 'timeout' },
    ];
    const { ctx } = sender(...outcomes, SENT);
    for (let i = 0; i < 4; i += 1) await deliverNow(ctx, await enqueue('code'));
    expect(await world.dataSource.query('select points from rate_limits order by key')).toEqual([
      { points: 2 },
      { points: 2 },
    ]);
  });

  test('stop all sending when their counter fails', async () => {
    const { ctx, bodies } = sender();
    const id = await enqueue('code');
    await world.dataSource.query('alter table rate_limits rename to rate_limits_gone');
    const outcome = await deliverNow(ctx, id);
    await world.dataSource.query('alter table rate_limits_gone rename to rate_limits');
    expect(outcome).toMatchObject({ kind: 'not_sent', reason: 'budget_unknown' });
    expect(bodies).toEqual([]);
  });
});

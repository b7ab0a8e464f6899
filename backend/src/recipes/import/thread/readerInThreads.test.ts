import { readerInThreads } from './readerInThreads.ts';

const PAGE = { url: 'https://example.com/', bytes: new Uint8Array(), charset: null, kind: 'html' } as const;
const scriptOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const ENDLESS = scriptOf('for (;;);');
const ANSWERING = scriptOf(
  "import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData.kind);",
);

async function refusal(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => null,
    (error: unknown) => error,
  );
}

test('a thread reads, and its answer is returned', async () => {
  const reader = readerInThreads({ script: ANSWERING });
  expect(await Promise.all([reader.readPage(PAGE, 'ann'), reader.readFile(new Uint8Array(), 'bob')])).toEqual(
    ['page', 'file'],
  );
});

test('what takes too long is refused', async () => {
  const reader = readerInThreads({ script: ENDLESS, timeoutMs: 100 });
  expect(await refusal(reader.readPage(PAGE, 'ann'))).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'url',
    message: 'This page is too large to be read. Please paste the recipe as text.',
  });
  expect(await refusal(reader.readFile(new Uint8Array(), 'bob'))).toMatchObject({ field: 'file' });
});

test('what takes too much memory is refused', async () => {
  const script = scriptOf('const all = []; for (;;) all.push({});');
  expect(await refusal(readerInThreads({ script, heapMb: 8 }).readPage(PAGE, 'ann'))).toMatchObject({
    code: 'BAD_USER_INPUT',
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
});

test('an error of the reader is no fault of the page', async () => {
  const script = scriptOf("throw new TypeError('No such reader')");
  expect(await refusal(readerInThreads({ script }).readPage(PAGE, 'ann'))).toMatchObject({
    message: 'No such reader',
  });
});

test('a thread that ends without an answer is no fault of the page', async () => {
  expect(await refusal(readerInThreads({ script: scriptOf('') }).readPage(PAGE, 'ann'))).toMatchObject({
    message: 'The reading thread ended with 0.',
  });
});

test('only a few wait for their turn', async () => {
  const reader = readerInThreads({ script: ENDLESS, timeoutMs: 100, atOnce: 1, waiting: 1 });
  const readings = ['ann', 'bob', 'cat'].map((account) => refusal(reader.readPage(PAGE, account)));
  expect(await Promise.all(readings)).toMatchObject([
    { code: 'BAD_USER_INPUT' },
    { code: 'BAD_USER_INPUT' },
    { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 10 },
  ]);
});

test('an account has one page or file read at once, and the next one after it', async () => {
  const reader = readerInThreads({ script: ANSWERING });
  const [first, second, other] = await Promise.all([
    refusal(reader.readPage(PAGE, 'ann')),
    refusal(reader.readFile(new Uint8Array(), 'ann')),
    refusal(reader.readPage(PAGE, 'bob')),
  ]);
  expect([first, other]).toEqual([null, null]);
  expect(second).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 10 });
  expect(await reader.readFile(new Uint8Array(), 'ann')).toBe('file');
});

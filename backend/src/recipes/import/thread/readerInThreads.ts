import { Worker } from 'node:worker_threads';
import { bulkhead } from 'cockatiel';
import { msg, type Message } from '../../../../../domain/text/message.ts';
import { AppError } from '../../../base/errors.ts';
import { fieldOf } from '../../../base/input.ts';
import { ConcurrencyLimit } from '../../../base/concurrencyLimit.ts';
import type { FetchedPage } from '../../../providers/pages/pageAnswer.ts';
import type { FileReading, RecipeReading, RecipeReader } from '../../../providers/recipeReader.ts';

/** The input of a reading thread. */
export type ReadingTask =
  | { readonly kind: 'page'; readonly page: FetchedPage }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

interface ThreadOptions {
  readonly timeoutMs: number;
  readonly heapMb: number;
  readonly atOnce: number;
  readonly waiting: number;
  readonly script: URL;
}

/** Usual pages take a tenth of a second and 50 MB, a file of 1,000 recipes half a second. */
const USUAL: ThreadOptions = {
  timeoutMs: 10_000,
  heapMb: 256,
  atOnce: 2,
  waiting: 4,
  // Compiled; the build puts it beside the bundle, too.
  script: new URL('readingThread.js', import.meta.url),
};
const BUSY = {
  message: msg('import.inProgress', 'Other imports are in progress. Please try again in a moment.'),
  retryAfterSeconds: 10,
};

/** Reads in a thread for each page or file: none blocks other requests, and time and memory are limited. */
export function readerInThreads(options: Partial<ThreadOptions> = {}): RecipeReader {
  const all = { ...USUAL, ...options };
  const reading = new ConcurrencyLimit({ process: all.atOnce + all.waiting, account: 1 }, BUSY);
  const queue = bulkhead(all.atOnce, all.waiting);
  const read = (task: ReadingTask, account: string): Promise<unknown> =>
    reading.hold({ process: '', account }, () => queue.execute(() => readInThread(task, all)));
  return {
    // `readingThread` answers with what the reader of the task returns.
    readPage: async (page, account) => (await read({ kind: 'page', page }, account)) as RecipeReading,
    readFile: async (bytes, account) => (await read({ kind: 'file', bytes }, account)) as FileReading,
  };
}

async function readInThread(
  task: ReadingTask,
  { timeoutMs, heapMb, script }: ThreadOptions,
): Promise<unknown> {
  const thread = new Worker(script, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', resolve);
      // Also one that runs out of memory after its answer, which must not end the process.
      thread.on('error', reject);
      // After an answer or error, nothing waits for it.
      thread.on('exit', (code) => reject(new Error(`The reading thread ended with ${code}.`)));
      signal.addEventListener('abort', reject);
    });
  } catch (error) {
    if (!signal.aborted && fieldOf(error, 'code') !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    const field = task.kind === 'page' ? 'url' : 'file';
    throw new AppError('BAD_USER_INPUT', TOO_MUCH[task.kind], { field, cause: error });
  } finally {
    await thread.terminate();
  }
}

const TOO_MUCH: Readonly<Record<ReadingTask['kind'], Message>> = {
  page: msg(
    'recipeImport.pageTooLarge',
    'This page is too large to be read. Please paste the recipe as text.',
  ),
  file: msg('recipeImport.fileTooLarge', 'This file is too large to be read. Please import it in parts.'),
};

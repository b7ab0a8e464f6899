import { parentPort, workerData } from 'node:worker_threads';
import { readerInThisThread } from '../recipeReader.ts';
import type { ReadingTask } from './readerInThreads.ts';

// `readerInThreads` gives it nothing else.
const task = workerData as ReadingTask;
parentPort?.postMessage(
  await (task.kind === 'page'
    ? readerInThisThread.readPage(task.page)
    : readerInThisThread.readFile(task.bytes)),
);

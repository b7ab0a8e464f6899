import { parentPort, workerData } from 'node:worker_threads';
import { readRecipeFile } from '../files/readRecipeFile.ts';
import { readFetchedPage } from './readFetchedPage.ts';
import type { ReadingTask } from './readerInThreads.ts';

// `readerInThreads` gives it nothing else.
const task = workerData as ReadingTask;
parentPort?.postMessage(task.kind === 'page' ? readFetchedPage(task.page) : await readRecipeFile(task.bytes));

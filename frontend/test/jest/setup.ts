import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { resumeTime } from '../stopTime.ts';

// Long, because tests on a busy machine also compile lazy chunks.
configure({ asyncUtilTimeout: 60_000 });

const { getElementError: errorWithScreen } = getConfig();

/** Whether the library tries again after this error; its types omit the flag. */
const willRetry = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

/**
 * Error of one attempt; prints the screen only when its message is read, at the last attempt.
 * By its name the library adds the line that waited.
 */
function errorOfAttempt(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => errorWithScreen(message, container).message;
  return Object.defineProperty(error, 'message', { configurable: true, get });
}

configure({
  getElementError: (message, container) =>
    (willRetry() ? errorOfAttempt : errorWithScreen)(message, container),
});

afterEach(resumeTime);

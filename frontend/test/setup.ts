import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { resumeTime } from './stopTime.ts';

// Chunks are loaded in tests too, on machines that have much other work: their code is compiled before it runs.
configure({ asyncUtilTimeout: 60_000 });

const { getElementError: errorWithScreen } = getConfig();

/** Whether what is missing now is looked for again in a moment; the library's types leave this out. */
const isTriedAgain = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

/**
 * The error of one try of many: it prints the screen when its message is read, which it is at the last try alone. By its
 * name the library knows it, and puts the line that waited in it.
 */
function errorOfATry(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => errorWithScreen(message, container).message;
  return Object.defineProperty(error, 'message', { configurable: true, get });
}

configure({
  getElementError: (message, container) =>
    (isTriedAgain() ? errorOfATry : errorWithScreen)(message, container),
});

afterEach(resumeTime);

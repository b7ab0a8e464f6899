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

// What is waited for is missing at each try but the last: the whole screen is printed for that one alone.
configure({
  getElementError: (message, container) =>
    isTriedAgain() ? new Error(message ?? '') : errorWithScreen(message, container),
});

afterEach(resumeTime);

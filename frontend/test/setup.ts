import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { resumeTime } from './stopTime.ts';

// Chunks are loaded in tests too, on machines that have other work.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(20_000);

// What the console complains about is a fault, so it fails the test that caused it.
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => void complaints.push(`console.${level}: ${format(...values)}`);
}

afterEach(resumeTime);

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join('\n\n'));
});

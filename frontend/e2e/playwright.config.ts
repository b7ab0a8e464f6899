import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { VIEWPORTS } from './support/viewports.ts';

const browser = await findChromium();
const [, LAPTOP] = VIEWPORTS;

/** Journeys through the built product in a real browser. The server is started once, by startServer. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/startServer.ts',
  fullyParallel: true,
  // Each waits for its pages at times; a third uses what the processors have left then.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // Five seconds by default, which a machine with other work needs at times for one page.
  expect: { timeout: 20_000 },
  outputDir: '../../test-results',
  use: {
    ...(process.env['E2E_URL'] === undefined ? {} : { baseURL: process.env['E2E_URL'] }),
    launchOptions: browser,
    viewport: LAPTOP.viewport,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // What the worker asks for no journey could stop or see; those without a connection allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});

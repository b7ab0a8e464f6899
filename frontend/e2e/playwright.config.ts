import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { VIEWPORTS } from './support/viewports.ts';

const browser = await findChromium();
const [, LAPTOP] = VIEWPORTS;

/** Browser tests of the built product; startServer starts the server once. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/startServer.ts',
  fullyParallel: true,
  // Journeys often wait for pages; a third worker uses that time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // The default of five seconds is too short for some pages on a busy machine.
  expect: { timeout: 20_000 },
  outputDir: '../../test-results',
  use: {
    ...(process.env['E2E_URL'] === undefined ? {} : { baseURL: process.env['E2E_URL'] }),
    // Pages live for seconds: optimized machine code costs more than it saves.
    launchOptions: {
      ...browser,
      args: [...browser.args, '--js-flags=--no-opt --no-maglev --single-threaded'],
    },
    viewport: LAPTOP.viewport,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    // Journeys cannot see or block the service worker's requests; the offline ones allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // A press that leads nowhere fails by itself, long before the whole journey.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});

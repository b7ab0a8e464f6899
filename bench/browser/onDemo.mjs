import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { startDemoServer } from '../../scripts/tools/demoServer.mjs';

/**
 * Runs work with a browser and the built product with its demo trips.
 * @param {Record<string, string>} env of the server
 */
export async function onDemo(env, work) {
  const server = await startDemoServer(env);
  try {
    const browser = await chromium.launch(await findChromium());
    try {
      return await work(browser, server);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** A signed-in page in a context of its own. */
export async function openPage(browser, { url }, cookie, options = {}) {
  const [name, value] = cookie.split('=');
  const context = await browser.newContext(options);
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

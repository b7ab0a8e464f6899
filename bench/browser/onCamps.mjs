import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';

/**
 * Runs work with a browser and the built product with camps of these sizes beside a hundred other trips.
 * @param {readonly import('../server/camp.ts').CampSize[]} sizes
 * @param work gets the camps in the order of their sizes, each with the blocks that reading it takes
 */
export async function onCamps(sizes, work) {
  // Built with the server.
  const { withDatabase } = await import('../../dist/bench/server/database.js');
  const { blocksOfCamp, makeCamp, makeOthers } = await import('../../dist/bench/server/camp.js');
  const { startProduct } = await import('../../dist/bench/server/measuredProcess.js');
  const fill = async (dataSource) => {
    await makeOthers(dataSource);
    const camps = [];
    for (const size of sizes) camps.push(await makeCamp(dataSource, size));
    await dataSource.query('vacuum analyze');
    for (const camp of camps) camp.blocks = await blocksOfCamp(dataSource, camp);
    return camps;
  };
  return withDatabase(fill, async (database, camps) => {
    const server = await startProduct(database);
    try {
      const browser = await chromium.launch(await findChromium());
      try {
        return await work(browser, server, camps);
      } finally {
        await browser.close();
      }
    } finally {
      await server.stop();
    }
  });
}

export function cookieOf({ token }) {
  return `grub_session=${token}`;
}

export async function call(server, camp, method, path, body) {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${camp.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${path}\n${text.slice(0, 1000)}`);
  return JSON.parse(text);
}

import { openPage } from './onDemo.mjs';

export const SLOWDOWN = 4;
/** Of a Fast 3G line, for each request. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = 1_600_000 / 8;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/**
 * A signed-in page on a phone.
 * @returns the page, and what gives it a quarter of the processor from then on
 */
export async function openPhone(browser, server, cookie) {
  const page = await openPage(browser, server, cookie, PHONE);
  const session = await page.context().newCDPSession(page);
  return { page, slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }) };
}

/**
 * Gives a page a Fast 3G line and a quarter of the processor.
 * @returns its session with the browser
 */
export async function onSlowLine(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Milliseconds of each frame while the page scrolls 20,000 pixels down and back. */
export function scroll(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const frames = [];
    let last = await frame();
    for (const step of [400, -400])
      for (let moved = 0; moved < 20_000; moved += 400) {
        window.scrollBy(0, step);
        const now = await frame();
        frames.push(Math.round(now - last));
        last = now;
      }
    return frames;
  });
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** One frame in a hundred may wait for the machine. */
export function longestFrame(frames) {
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.99) - 1];
}

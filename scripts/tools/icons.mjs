// node scripts/tools/icons.mjs: draws the icons of the installed app (frontend/public/icons/) from icon.svg. What
// browsers and phones cut into a shape of their own fills its square, the mark inside the circle they keep.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.mjs';

const FOLDER = 'frontend/public/icons';
const ICONS = [
  { name: 'icon-192', size: 192, markScale: 1, isCut: false },
  { name: 'icon-512', size: 512, markScale: 1, isCut: false },
  // The safe circle of a maskable icon has 80 percent of the width.
  { name: 'maskable-512', size: 512, markScale: 0.76, isCut: true },
  { name: 'apple-touch-icon', size: 180, markScale: 0.9, isCut: true },
];

const svg = readFileSync('frontend/public/icon.svg', 'utf8');

/** @param {{ markScale: number, isCut: boolean }} icon */
function drawing({ markScale, isCut }) {
  if (!isCut) return svg;
  const scaled = `translate(16 16) scale(${markScale}) translate(-16 -16) translate(1 1)`;
  return svg.replace(' rx="7"', '').replace('translate(1 1)', scaled);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(await findChromium());
try {
  for (const icon of ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing(icon)}`,
    );
    await page.screenshot({ path: `${FOLDER}/${icon.name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}

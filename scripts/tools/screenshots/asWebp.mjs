/**
 * Converts a picture with the browser's own encoder.
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer} png
 */
export async function asWebp(browser, png) {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const { width, height } = picture;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(address.split(',')[1], 'base64');
}

import { SHARED_TEXT, SHARED_URL } from '../../../../domain/text/site/shareTarget.ts';

/** The web manifest, with which browsers install the app (https://www.w3.org/TR/appmanifest/). The pages' own
 *  `theme-color` follows light and dark. */
export function webManifest(productName: string): object {
  return {
    id: '/',
    name: productName,
    short_name: productName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f7f3ea',
    background_color: '#f7f3ea',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    share_target: {
      action: '/recipes',
      method: 'GET',
      // Chromium warns without it.
      enctype: 'application/x-www-form-urlencoded',
      params: { url: SHARED_URL, text: SHARED_TEXT },
    },
  };
}

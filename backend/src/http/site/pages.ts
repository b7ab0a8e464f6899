import { createHash } from 'node:crypto';
import { longDateLabel } from '../../../../domain/text/dates/dates.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'express';
import {
  escapeHtml,
  fillPage,
  type PageFlags,
  type PlaceValues,
} from '../../../../domain/text/pageTemplate.ts';
import type { Config } from '../../config/config.ts';

export type PageName = 'app' | 'landing' | 'privacy-policy' | 'terms-of-service';

const FILES: Readonly<Record<PageName, string>> = {
  app: 'index.html',
  landing: '.pages/landing.html',
  'privacy-policy': '.pages/privacy-policy.html',
  'terms-of-service': '.pages/terms-of-service.html',
};

const KNOWN_PATHS = ['/', '/privacy-policy', '/terms-of-service'];

export type PagesConfig = Pick<
  Config,
  'productName' | 'publicUrl' | 'monetizationEnabled' | 'photos' | 'ai' | 'sms'
>;

interface FilledPage {
  readonly html: string;
  readonly etag: string;
}

export interface Pages {
  /** 304 if unchanged, 503 if not built. */
  send(response: Response, name: PageName, status: number): void;
  readonly robots: string;
  readonly sitemap: string;
}

/** Fills pages daily, since two contain the date. */
export function createPages(clientDir: string, config: PagesConfig, now: () => Date): Pages {
  const { origin } = config.publicUrl;
  const flags = pageFlags(config);
  const filled = new Map<PageName, FilledPage & { readonly day: string }>();
  const page = (name: PageName): FilledPage | null => {
    const instant = now();
    const day = instant.toISOString().slice(0, 10);
    const known = filled.get(name);
    if (known?.day === day) return known;
    const file = join(clientDir, FILES[name]);
    if (!existsSync(file)) return null;
    const html = fillPage(readFileSync(file, 'utf8'), placeValues(config, instant), flags);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const fresh = { html, etag, day };
    filled.set(name, fresh);
    return fresh;
  };
  return {
    send: (response, name, status) => {
      const found = page(name);
      if (found === null) {
        response.status(503).type('text/plain').send('The client is not built yet. Run "npm run build".\n');
        return;
      }
      response.status(status).type('html').set('ETag', found.etag).send(found.html);
    },
    robots: `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /playground\n\nSitemap: ${origin}/sitemap.xml\n`,
    sitemap: sitemap(origin),
  };
}

/** Null if not built. */
export function pageStyle(clientDir: string): string | null {
  const file = join(clientDir, '.pages/style.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function pageFlags({ monetizationEnabled, photos, ai, sms }: PagesConfig): PageFlags {
  return {
    monetization: monetizationEnabled,
    photos: photos !== null,
    model: ai !== null,
    texts: sms.provider !== 'console',
  };
}

function placeValues({ productName, publicUrl }: PagesConfig, instant: Date): PlaceValues {
  const todayIso = instant.toISOString().slice(0, 10);
  const today = longDateLabel(todayIso);
  return { productName, origin: publicUrl.origin, today, todayIso, year: todayIso.slice(0, 4) };
}

function sitemap(origin: string): string {
  const urls = KNOWN_PATHS.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

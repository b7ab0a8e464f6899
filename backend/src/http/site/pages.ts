import { createHash } from 'node:crypto';
import { longDateLabel } from '../../../../domain/text/dates/dates.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'express';
import { escapeHtml } from '../../../../domain/text/site/escapeHtml.ts';
import { fillPage, type PageFlags, type PlaceValues } from '../../../../domain/text/site/pageTemplate.ts';
import { languagePath } from '../../../../domain/text/site/languagePath.ts';
import {
  LANGUAGES,
  readBy,
  readerOf,
  SOURCE_LANGUAGE,
  type Language,
} from '../../../../domain/text/reader.ts';
import type { Config } from '../../config/config.ts';
import { signInJson } from '../../product/product.service.ts';

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
  'productName' | 'publicUrl' | 'monetizationEnabled' | 'photos' | 'ai' | 'sms' | 'signIn' | 'oidc'
>;

interface FilledPage {
  readonly html: string;
  readonly etag: string;
}

export interface Pages {
  /** In English if the language is not built; 304 if unchanged, 503 if nothing is. */
  send(response: Response, name: PageName, language: Language, status: number): void;
  isBuilt(language: Language): boolean;
  readonly robots: string;
  readonly sitemap: string;
}

/** Fills pages daily, since two contain the date. */
export function createPages(clientDir: string, config: PagesConfig, now: () => Date): Pages {
  const { origin } = config.publicUrl;
  const flags = pageFlags(config);
  const filled = new Map<string, FilledPage & { readonly day: string }>();
  const page = (name: PageName, language: Language): FilledPage | null => {
    const instant = now();
    const day = instant.toISOString().slice(0, 10);
    const key = `${language} ${name}`;
    const known = filled.get(key);
    if (known?.day === day) return known;
    const file = join(languageDir(clientDir, language), FILES[name]);
    if (!existsSync(file)) return null;
    const values = readBy(readerOf(language), () => placeValues(config, instant));
    const html = fillPage(readFileSync(file, 'utf8'), values, flags);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const fresh = { html, etag, day };
    filled.set(key, fresh);
    return fresh;
  };
  const isBuilt = (language: Language) =>
    language === SOURCE_LANGUAGE || existsSync(languageDir(clientDir, language));
  return {
    isBuilt,
    send: (response, name, wanted, status) => {
      const language = isBuilt(wanted) ? wanted : SOURCE_LANGUAGE;
      const found = page(name, language);
      if (found === null) {
        response.status(503).type('text/plain').send('The client is not built yet. Run "npm run build".\n');
        return;
      }
      response
        .status(status)
        .type('html')
        .set({ ETag: found.etag, 'Content-Language': language })
        .send(found.html);
    },
    robots: `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /playground\n\nSitemap: ${origin}/sitemap.xml\n`,
    sitemap: sitemap(origin, LANGUAGES.map(({ code }) => code).filter(isBuilt)),
  };
}

/** Where the client of a language is built (scripts/build/languages.mjs). */
export function languageDir(clientDir: string, language: Language): string {
  return language === SOURCE_LANGUAGE ? clientDir : join(clientDir, '.languages', language);
}

/** Style sheets of the prerendered pages, none if not built. */
export function pageStyles(clientDir: string): string[] {
  const files = LANGUAGES.map(({ code }) => join(languageDir(clientDir, code), '.pages/style.css'));
  return [...new Set(files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')))];
}

function pageFlags({ monetizationEnabled, photos, ai, sms, signIn }: PagesConfig): PageFlags {
  return {
    monetization: monetizationEnabled,
    photos: photos !== null,
    model: ai !== null,
    texts: sms.provider !== 'console',
    phone: signIn.has('phone'),
    email: signIn.has('email'),
    oidc: signIn.has('oidc'),
  };
}

function placeValues(config: PagesConfig, instant: Date): PlaceValues {
  const { productName, publicUrl } = config;
  const todayIso = instant.toISOString().slice(0, 10);
  const today = longDateLabel(todayIso);
  return {
    productName,
    origin: publicUrl.origin,
    signIn: signInJson(config),
    today,
    todayIso,
    year: todayIso.slice(0, 4),
  };
}

function sitemap(origin: string, languages: readonly Language[]): string {
  const linkTo = (language: Language, path: string) => escapeHtml(origin + languagePath(language, path));
  const alternates = (path: string) =>
    languages.length === 1
      ? ''
      : languages
          .map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${linkTo(one, path)}"/>`)
          .join('');
  const urls = KNOWN_PATHS.flatMap((path) =>
    languages.map((one) => `  <url><loc>${linkTo(one, path)}</loc>${alternates(path)}</url>\n`),
  ).join('');
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls}</urlset>\n`;
}

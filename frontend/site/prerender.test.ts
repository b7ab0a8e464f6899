import { fillPage, type PageFlags, type PlaceValues } from '../../domain/text/site/pageTemplate.ts';
import { landingDescription } from '../src/pages/landing/landingWords.ts';
import { outsidePages } from './prerender.tsx';

const flagsOf = (isOn: boolean): PageFlags => ({
  monetization: isOn,
  photos: isOn,
  model: isOn,
  texts: isOn,
  phone: isOn,
  email: isOn,
  oidc: isOn,
});
const FLAGS = flagsOf(true);
const VALUES: PlaceValues = {
  productName: 'Grub Club',
  origin: 'https://food.example.org',
  signIn: '{"signInWays":["PHONE"],"oidcProviders":[]}',
  today: 'June 1, 2026',
  todayIso: '2026-06-01',
  year: '2026',
};
const HOSTILE = [
  '</script><script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '</title></head><body>',
  '{{origin}}{{if photos}}',
  '\u202Egnp.exe\\"\n\u2028-->',
];

const pages = outsidePages({ style: 'p{color:red}', script: '/assets/outside.js' });
const filled = (page: string, productName: string) => fillPage(page, { ...VALUES, productName }, FLAGS);
/** Every tag of a page with its attribute names, without their values. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'));

describe.each(Object.entries(pages))('%s', (_name, page) => {
  it.each(HOSTILE)('has the same tags for a product named %j', (productName) => {
    expect(tagsOf(filled(page, productName))).toEqual(tagsOf(filled(page, 'Grub Club')));
  });

  it('has its footer as a landmark, which it would not be inside the main part', () => {
    expect(page).toMatch(/<\/main><footer /);
  });

  it.each([true, false])('has no unresolved placeholder or choice (%s)', (isOn) => {
    expect(fillPage(page, VALUES, flagsOf(isOn))).not.toContain('{{');
  });
});

test('pages name their addresses in the other languages', () => {
  const html = filled(pages['privacy-policy.html'] ?? '', 'Grub Club');
  expect(html).toContain('<link rel="canonical" href="https://food.example.org/privacy-policy"/>');
  expect(html).toMatch(
    /<link rel="alternate" hreflang="de" href="https:\/\/food.example.org\/de\/privacy-policy"\/>/i,
  );
});

describe('the structured data of the landing page', () => {
  it.each(HOSTILE)('is valid for a product named %j', (productName) => {
    const html = filled(pages['landing.html'] ?? '', productName);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebApplication',
      name: productName,
      url: 'https://food.example.org/',
      description: landingDescription(productName),
    });
    for (const property of ['og:site_name', 'og:title', 'og:description'])
      expect(unescaped(contentOf(html, property))).toContain(productName);
  });
});

function contentOf(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

function unescaped(html: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replaceAll(/&(\w+|#39);/g, (all, name: string) => signs[name] ?? all);
}

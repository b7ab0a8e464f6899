import * as fc from 'fast-check';
import { choice, fillPage, type PageFlags, place, placeInJson, type PlaceValues } from './pageTemplate.ts';

const VALUES: PlaceValues = {
  productName: 'Grub Club',
  origin: 'https://food.example.org',
  signIn: '{"signInWays":["PHONE"],"oidcProviders":[]}',
  today: 'June 1, 2026',
  todayIso: '2026-06-01',
  year: '2026',
};
const FLAGS: PageFlags = {
  monetization: true,
  photos: false,
  model: false,
  texts: true,
  phone: true,
  email: false,
  oidc: false,
};

describe('a page template', () => {
  it('has its placeholders filled and its choices resolved', () => {
    const page = `<h1>${place('productName')}</h1>${choice('monetization', 'paid', 'free')} ${choice('photos', 'photos', 'drawn')}`;
    expect(fillPage(page, VALUES, FLAGS)).toBe('<h1>Grub Club</h1>paid drawn');
  });

  it('fills placeholders within a choice', () => {
    expect(fillPage(choice('texts', place('year')), VALUES, FLAGS)).toBe('2026');
  });

  it.each(['{{unknownName}}', '{{if unknownName}}a{{else}}b{{end}}', '{{constructor}}'])(
    'is refused when it contains %s',
    (page) => {
      expect(() => fillPage(page, VALUES, FLAGS)).toThrow(/does not know/);
    },
  );
});

describe('a value', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '"><img src=x>',
      '{{origin}}',
      '$& $1',
      "'\\",
      '\u2028',
    ),
  );

  it('is read from the HTML unchanged', () => {
    fc.assert(
      fc.property(hostile, (productName) => {
        const html = fillPage(place('productName'), { ...VALUES, productName }, FLAGS);
        expect(html).not.toMatch(/[<>"']/);
        expect(unescaped(html)).toBe(productName);
      }),
    );
  });

  it('is read from the JSON unchanged and closes no script', () => {
    fc.assert(
      fc.property(hostile, (productName) => {
        const json = fillPage(`{"name":"${placeInJson('productName')}"}`, { ...VALUES, productName }, FLAGS);
        expect(json).not.toMatch(/[<>]/);
        expect(JSON.parse(json)).toEqual({ name: productName });
      }),
    );
  });
});

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

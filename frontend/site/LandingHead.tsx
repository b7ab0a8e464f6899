import { t } from '@lingui/core/macro';
import { languagePath } from '../../domain/text/site/languagePath.ts';
import { reader } from '../../domain/text/reader.ts';
import { place, placeInJson } from '../../domain/text/site/pageTemplate.ts';
import { KEYWORDS, landingDescription, landingTitle } from '../src/pages/landing/landingWords.ts';

const CARD = {
  path: '/social-card.png',
  width: '1200',
  height: '630',
  alt: t`A table by a lake at sunset, laid for a group: a lantern, a pan with eggs, bread and a shopping list.`,
};

/** For search engines and link previews. */
export function LandingHead() {
  const title = landingTitle(place('productName'));
  const description = landingDescription(place('productName'));
  const card = place('origin') + CARD.path;
  const { language, locale } = reader();
  return (
    <>
      <meta name="keywords" content={KEYWORDS} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={place('productName')} />
      <meta property="og:url" content={place('origin') + languagePath(language, '/')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={CARD.width} />
      <meta property="og:image:height" content={CARD.height} />
      <meta property="og:image:alt" content={CARD.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={CARD.alt} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData() }} />
    </>
  );
}

function structuredData(): string {
  const name = placeInJson('productName');
  const origin = placeInJson('origin');
  const { language } = reader();
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: origin + languagePath(language, '/'),
    description: landingDescription(name),
    image: origin + CARD.path,
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any',
    browserRequirements: t`A current browser with JavaScript`,
    inLanguage: language,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
}

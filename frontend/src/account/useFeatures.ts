import { useFeaturesQuery, type FeaturesQuery } from './Features.generated.ts';

type Features = Omit<FeaturesQuery['features'], '__typename'>;

const UNTIL_KNOWN: Features = {
  productName: nameOfPage() ?? 'Grub Club',
  monetizationEnabled: false,
  photosEnabled: false,
  suggestionSource: 'COOKBOOK',
};

/** Name and features of this installation. */
export function useFeatures(): Features {
  return useFeaturesQuery().data?.features ?? UNTIL_KNOWN;
}

/** The server writes the product's name into each page. */
function nameOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}

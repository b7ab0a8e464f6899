import { useFeaturesQuery, type FeaturesQuery } from './Features.generated.ts';

type Features = Omit<FeaturesQuery['features'], '__typename'>;

const UNTIL_KNOWN: Features = {
  productName: 'Grub Club',
  monetizationEnabled: false,
  photosEnabled: false,
  suggestionSource: 'COOKBOOK',
};

/** What this instance of the product is called and has switched on. */
export function useFeatures(): Features {
  return useFeaturesQuery().data?.features ?? UNTIL_KNOWN;
}

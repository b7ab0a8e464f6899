import { t } from '@lingui/core/macro';
import { useFeaturesQuery, type FeaturesQuery } from './Features.generated.ts';

type Features = Omit<FeaturesQuery['features'], '__typename'>;

const UNTIL_KNOWN: Features = {
  productName: nameOfPage() ?? t`Grub Club`,
  monetizationEnabled: false,
  photosEnabled: false,
  textsEnabled: true,
  suggestionSource: 'COOKBOOK',
  signInWays: ['PHONE'],
  oidcProviders: [],
};

export function useFeatures(): Features {
  return useFeaturesQuery().data?.features ?? UNTIL_KNOWN;
}

/** Written into each page by the server. */
function nameOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}

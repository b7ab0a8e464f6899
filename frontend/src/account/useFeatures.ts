import { t } from '@lingui/core/macro';
import { useFeaturesQuery, type FeaturesQuery } from './Features.generated.ts';

type Features = Omit<FeaturesQuery['features'], '__typename'>;
type SignIn = Pick<Features, 'signInWays' | 'oidcProviders'>;

const UNTIL_KNOWN: Features = {
  productName: nameOfPage() ?? t`Grub Club`,
  monetizationEnabled: false,
  photosEnabled: false,
  textsEnabled: true,
  suggestionSource: 'COOKBOOK',
  ...signInOfPage(),
};

export function useFeatures(): Features {
  return useFeaturesQuery().data?.features ?? UNTIL_KNOWN;
}

function nameOfPage(): string | undefined {
  return writtenIntoPage('application-name');
}

/** Older copies of a page have none, and development an empty one. */
function signInOfPage(): SignIn {
  const written = writtenIntoPage('sign-in');
  // Cast: the server writes what it answers.
  return written ? (JSON.parse(written) as SignIn) : { signInWays: ['PHONE'], oidcProviders: [] };
}

/** By the server, in the head of each page. */
function writtenIntoPage(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

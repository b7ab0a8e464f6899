import { useFeaturesQuery } from './Features.generated.ts';

const UNTIL_KNOWN = { productName: 'Grub Club', monetizationEnabled: false };

/** What this instance of the product is called and has switched on. */
export function useFeatures(): { productName: string; monetizationEnabled: boolean } {
  return useFeaturesQuery().data?.features ?? UNTIL_KNOWN;
}

import { asText } from '../../../domain/text/asText.ts';
import { subscriptionLabel, type SubscriptionType } from '../../../domain/payment/packages.ts';
import type { SubscriptionType as ApiSubscriptionType } from './schema.generated.ts';

const SUBSCRIPTION_TYPES: Readonly<Record<ApiSubscriptionType, SubscriptionType>> = {
  FREE: 'free',
  SINGLE: 'single',
  BUNDLE: 'bundle',
  UNLIMITED: 'unlimited',
};

/** 'Trip Bundle (5 trips)' */
export function apiSubscriptionLabel(type: ApiSubscriptionType): string {
  return asText(subscriptionLabel(SUBSCRIPTION_TYPES[type]));
}

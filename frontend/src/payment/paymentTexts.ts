/** The API's message also advises the operator to check the configuration; customers cannot. */
import { t } from '@lingui/core/macro';
export const NOT_AVAILABLE = t`Payment system is not available. Please check your configuration or try again later.`;
export const PRICING_FAILED = t`Failed to load pricing information`;
export const INITIALIZE_FAILED = t`Failed to initialize payment. Please try again.`;
export const PAYMENT_REFUSED = t`An error occurred during payment`;
export const UNEXPECTED = t`An unexpected error occurred. Please try again.`;

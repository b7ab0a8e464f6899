/** The API's message also advises the operator to check the configuration; customers cannot. */
export const NOT_AVAILABLE =
  'Payment system is not available. Please check your configuration or try again later.';
export const PRICING_FAILED = 'Failed to load pricing information';
export const INITIALIZE_FAILED = 'Failed to initialize payment. Please try again.';
export const PAYMENT_REFUSED = 'An error occurred during payment';
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Added to the date of a meal that changes its slot with others: a slot holds one meal at every moment. */
export const ASIDE_DAYS = 1_000_000;

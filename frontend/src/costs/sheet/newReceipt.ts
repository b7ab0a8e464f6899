/** In the address, a receipt that is not there yet. */
export const NEW_RECEIPT = 'new';

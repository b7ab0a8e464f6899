/** Parameters of `/recipes` with what another app shared: the server's manifest names them, the recipe book reads them. */
export const SHARED_URL = 'shared-url';
export const SHARED_TEXT = 'shared-text';

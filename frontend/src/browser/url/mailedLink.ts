/** How the fragment of a link with a mailed code begins. Alone here: the visitors' pages load nothing else of it. */
export const MAILED = '#sign-in?';

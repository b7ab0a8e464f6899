/** Whether a page is one of the small print, which is the same for everybody and never becomes the app. */
export function isSmallPrint({ pathname }: Pick<Location, 'pathname'>): boolean {
  return /^\/(privacy-policy|terms-of-service)\/?$/.test(pathname);
}

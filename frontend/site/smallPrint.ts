/** Whether a page is a legal page, which never becomes the app. */
export function isSmallPrint({ pathname }: Pick<Location, 'pathname'>): boolean {
  return /^\/(privacy-policy|terms-of-service)\/?$/.test(pathname);
}

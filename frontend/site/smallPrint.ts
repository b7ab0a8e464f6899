import { languageInPath } from '../../domain/text/site/languagePath.ts';

/** Legal pages never become the app. */
export function isSmallPrint({ pathname }: Pick<Location, 'pathname'>): boolean {
  return /^\/(privacy-policy|terms-of-service)\/?$/.test(languageInPath(pathname).path);
}

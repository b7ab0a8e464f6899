const API = /^\/(api|graphql)(\/|$)/i;

/**
 * A path of a page of ours: the part of an address that may be gone on to.
 * @returns "/" for an address elsewhere, or of no page
 */
export function returnPath(wanted: string | null, publicUrl: URL): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, publicUrl.href)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  // "/.//evil.example" has our origin, but its path begins like an address elsewhere.
  if (origin !== publicUrl.origin || pathname.startsWith('//') || API.test(pathname)) return '/';
  return `${pathname}${search}${hash}`;
}

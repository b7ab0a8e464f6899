/** A picture of a place, and whom to thank for it. Addresses are absolute. */
export interface PlacePicture {
  /** For a page's head, about 1080 pixels wide. */
  readonly regularUrl: string;
  /** For a card, about 400 pixels wide. */
  readonly smallUrl: string;
  readonly photographer: string;
  /** The photographer's page; null for our own drawings. */
  readonly photographerUrl: string | null;
  /** The picture's page at Unsplash; null for our own drawings. */
  readonly unsplashUrl: string | null;
}

/** A photo that a service found; whoever uses it reports that once. */
export interface FoundPhoto extends PlacePicture {
  /** Where its use is reported. */
  readonly downloadUrl: string;
}

/** What became of a search for a photo. */
export type PhotoOutcome =
  | { readonly kind: 'found'; readonly photo: FoundPhoto }
  /** The service has no photo of that place. */
  | { readonly kind: 'none' }
  /** No answer, or none of use: `reason` is a status or an error code. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The service was left alone, since it failed too often. */
  | { readonly kind: 'not_asked' };

/** Finds photos of places. Never throws: what went wrong is in the outcome. */
export interface PhotoProvider {
  find(place: string): Promise<PhotoOutcome>;
  /** Tells the service that the photo is shown, as its rules ask. A failure is nobody's trouble and not repeated. */
  reportUse(photo: FoundPhoto): Promise<void>;
  /** Whether nothing is asked of it right now, since it failed too often. */
  isBreakerOpen?(): boolean;
}
